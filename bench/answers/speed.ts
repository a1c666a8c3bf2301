/** Measures how long an answer takes in Chromium once the index is loaded. */
import path from "node:path";
import type { Browser } from "@playwright/test";
import type { IndexFiles } from "../../scripts/read-index-files.ts";
import { measureInPage, toIndexUrls } from "../measure-in-page.ts";
import { round1, summariseTimes, type TimeSummary } from "../summarise-times.ts";
import type { JudgedQuestion } from "./judge-answer.ts";

/** Times at one processor speed, in milliseconds. */
export interface Speed extends TimeSummary {
  readonly where: string;
  readonly loadMs: number;
}

/** Measures the time of every question in a page. */
export function measureSpeed(
  browser: Browser,
  origin: string,
  files: IndexFiles,
  questions: readonly JudgedQuestion[],
): Promise<readonly Speed[]> {
  const script = path.join(import.meta.dirname, "in-page.ts");
  return measureInPage(browser, origin, script, async (page, throttle) => {
    const loadMs = await page.evaluate((urls) => window.answerBench.load(...urls), toIndexUrls(files));
    const times = await page.evaluate((asked) => window.answerBench.ask(asked), questions);
    return toSpeed(`Chromium${throttle > 1 ? ` at ${throttle}× throttle` : ""}`, loadMs, times);
  });
}

/** Combines the figures of one place. */
export function toSpeed(where: string, loadMs: number, times: readonly number[]): Speed {
  return { where, loadMs: round1(loadMs), ...summariseTimes(times) };
}
