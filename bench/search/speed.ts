/** How long a keystroke takes to its results, in Chromium. */
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import type { IndexFiles } from "../../scripts/read-index-files.ts";
import budgets from "../budgets.json" with { type: "json" };
import type { Figure } from "../report.ts";
import queries from "./dev-queries.json" with { type: "json" };

/** How much slower the processor is made: about a phone of the lower middle. */
const THROTTLE = 4;

/** Rounds over all keystrokes. The fastest of each counts: what is slower is the work of other programs. */
const ROUNDS = 5;

/** Figures of one speed of the processor, in milliseconds. */
export interface Speed {
  readonly throttle: number;
  readonly loadMs: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
}

/**
 * Types every judged query letter by letter.
 *
 * The engine runs in the page itself, since the browser slows down pages but not their workers.
 */
export async function measureSpeed(browser: Browser, origin: string, files: IndexFiles): Promise<readonly Speed[]> {
  const script = await bundle();
  const speeds: Speed[] = [];
  for (const throttle of [1, THROTTLE]) {
    const page = await browser.newPage();
    await page.goto(`${origin}/404`);
    await page.addScriptTag({ content: script });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    speeds.push({ throttle, ...(await type(page, files)) });
    await page.close();
  }
  return speeds;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "in-page.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

async function type(page: Page, { index, text }: IndexFiles): Promise<Omit<Speed, "throttle">> {
  const [indexUrl = "", textUrl = ""] = [index, text].map((file) => `/search/${path.basename(file)}`);
  const loadMs = await page.evaluate((urls) => window.searchBench.load(...urls), [indexUrl, textUrl] as const);
  const keystrokes = queries.queries.flatMap(({ query }) =>
    Array.from({ length: query.length }, (_, position) => query.slice(0, position + 1)),
  );
  let times = keystrokes.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = await page.evaluate((typed) => window.searchBench.search(typed), keystrokes);
    times = times.map((time, position) => Math.min(time, next[position] ?? time));
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => round1(times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0);
  return { loadMs: round1(loadMs), p50: at(0.5), p95: at(0.95), worst: at(1) };
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Compares the slowest keystrokes of twenty with what is promised. */
export function toSpeedFigures(speeds: readonly Speed[]): Figure[] {
  return speeds.map(({ throttle, p95 }) => ({
    what: `search, keystroke to results, p95${throttle > 1 ? ` at ${throttle}× throttle` : ""}`,
    value: p95,
    budget: throttle > 1 ? budgets.search.throttledMs : budgets.search.keystrokeMs,
    unit: "ms",
  }));
}
