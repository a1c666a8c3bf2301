/** Measures the time from a keystroke to its results in Chromium. */
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { IndexFiles } from "../../scripts/read-index-files.ts";
import budgets from "../budgets.json" with { type: "json" };
import { measureInPage, toIndexUrls } from "../measure-in-page.ts";
import type { Figure } from "../report.ts";
import { round1, summariseTimes, type TimeSummary } from "../summarise-times.ts";
import queries from "./dev-queries.json" with { type: "json" };

/** Rounds over all keystrokes. The fastest of each counts, because slower ones were delayed by other programs. */
const ROUNDS = 5;

/** Figures at one processor speed, in milliseconds. */
export interface Speed extends TimeSummary {
  readonly throttle: number;
  readonly loadMs: number;
}

/** Types every judged query letter by letter. */
export function measureSpeed(browser: Browser, origin: string, files: IndexFiles): Promise<readonly Speed[]> {
  const script = path.join(import.meta.dirname, "in-page.ts");
  return measureInPage(browser, origin, script, async (page, throttle) => ({ throttle, ...(await type(page, files)) }));
}

async function type(page: Page, files: IndexFiles): Promise<Omit<Speed, "throttle">> {
  const loadMs = await page.evaluate((urls) => window.searchBench.load(...urls), toIndexUrls(files));
  const keystrokes = queries.queries.flatMap(({ query }) =>
    Array.from({ length: query.length }, (_, position) => query.slice(0, position + 1)),
  );
  let times = keystrokes.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = await page.evaluate((typed) => window.searchBench.search(typed), keystrokes);
    times = times.map((time, position) => Math.min(time, next[position] ?? time));
  }
  return { loadMs: round1(loadMs), ...summariseTimes(times) };
}

/** Compares the 95th percentile of keystrokes with the budgets. */
export function toSpeedFigures(speeds: readonly Speed[]): Figure[] {
  return speeds.map(({ throttle, p95 }) => ({
    what: `keystroke to results, 95th percentile${throttle > 1 ? `, on a processor ${throttle}× slower` : ""}`,
    value: p95,
    budget: throttle > 1 ? budgets.search.throttledMs : budgets.search.keystrokeMs,
    unit: "ms",
  }));
}
