/** How long a phone's thread is taken up by a page; for the report only, because times depend on the machine. */
import { availableParallelism, loadavg } from "node:os";
import { chooseMeasuredPages } from "./measured-pages.ts";
import { withStage } from "./peers/browser/browser.ts";
import type { Figures } from "./peers/browser/measure-load.ts";
import { measureTime } from "./peers/browser/measure-time.ts";
import { median } from "./peers/report/figures.ts";
import { record } from "./report.ts";

const BUILD = "build";

/** Folders whose names carry a hash of their content. */
const IMMUTABLE = ["/assets/"];

/** The median of five leaves out two disturbed runs. */
const ROUNDS = 5;

/** Measures the blocking time at a quarter of the machine's speed, in rounds over all pages. */
export async function benchBlocking(): Promise<boolean> {
  const pages = Object.entries(chooseMeasuredPages(BUILD));
  const samples = new Map<string, Figures[]>(pages.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { path }] of pages) {
      const target = { path, title: "", hiddenLine: "", hiddenTab: "" };
      const figures = await withStage(BUILD, IMMUTABLE, (stage) => measureTime(stage, target));
      samples.get(name)?.push(figures);
    }
  }
  const report = Object.fromEntries(
    pages.map(([name, { path }]) => [name, { path, ...findMedians(samples.get(name) ?? []) }]),
  );
  for (const [name, figures] of Object.entries(report)) {
    console.log(`  ${name}: ${JSON.stringify(figures)}`);
  }
  // Times on a busy machine are its own.
  const machine = { cores: availableParallelism(), load: Math.round((loadavg()[0] ?? 0) * 10) / 10 };
  return record("blocking", [], { throttle: 4, rounds: ROUNDS, ...machine, pages: report });
}

function findMedians(samples: readonly Figures[]): Figures {
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      return [name, median(samples.map((figures) => figures[name] ?? 0)) ?? 0];
    }),
  );
}
