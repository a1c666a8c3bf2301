/** How long an answer takes once the index is there, in Chromium. */
import path from "node:path";
import type { Browser } from "@playwright/test";
import { build } from "esbuild";
import type { IndexFiles } from "../search/relevance.ts";
import type { JudgedQuestion } from "./judge-answer.ts";

/** How much slower the processor is made: about a phone of the lower middle. */
const THROTTLE = 4;

/** Times of one speed of the processor, in milliseconds. */
export interface Speed {
  readonly where: string;
  readonly loadMs: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
}

/** Asks every question in a page. The engine runs in the page, since the browser slows down pages but not their workers. */
export async function measureSpeed(
  browser: Browser,
  origin: string,
  { index, text }: IndexFiles,
  questions: readonly JudgedQuestion[],
): Promise<readonly Speed[]> {
  const script = await bundle();
  const speeds: Speed[] = [];
  for (const throttle of [1, THROTTLE]) {
    const page = await browser.newPage();
    await page.goto(`${origin}/404`);
    await page.addScriptTag({ content: script });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    const urls = [index, text].map((file) => `/search/${path.basename(file)}`) as [string, string];
    const loadMs = await page.evaluate((both) => window.answerBench.load(...both), urls);
    const times = await page.evaluate((asked) => window.answerBench.ask(asked), questions);
    speeds.push(summariseTimes(`Chromium${throttle > 1 ? ` at ${throttle}× throttle` : ""}`, loadMs, times));
    await page.close();
  }
  return speeds;
}

/** Gives the median, what nineteen of twenty stay below, and the worst, to a tenth of a millisecond. */
export function summariseTimes(where: string, loadMs: number, times: readonly number[]): Speed {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number) => round1(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
  return { where, loadMs: round1(loadMs), p50: at(0.5), p95: at(0.95), worst: at(1) };
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
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
