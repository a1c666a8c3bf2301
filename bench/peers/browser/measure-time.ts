import type { MeasuredPage } from "../corpus/choose-pages.ts";
import { openPage, openTab, type Stage, settle, throttleCpu } from "./browser.ts";
import type { Figures } from "./measure-load.ts";

/** What a task may take before it keeps a reader waiting, in milliseconds: the limit of the browsers' long tasks. */
const FREE_MS = 50;

/**
 * Opens a page with a thread four times slower and adds up what keeps it from answering a reader.
 *
 * `blockingMs` is what every task takes beyond 50 ms, from the first byte until the page is quiet, so work that is put
 * off until the page is idle counts as well. `scriptMs` is all time spent in scripts.
 */
export async function measureTime({ server, browser }: Stage, target: MeasuredPage): Promise<Figures> {
  const { page, tools, close } = await openTab(browser);
  await throttleCpu(tools);
  await tools.send("Performance.enable");
  await openPage(page, server.origin + target.path, target.title);
  await settle(page, server);
  const longTasks = await page.evaluate(
    () => (window as unknown as { bench: { longTasks: number[] } }).bench.longTasks,
  );
  const { metrics } = await tools.send("Performance.getMetrics");
  const scriptSeconds = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  await close();
  return {
    blockingMs: Math.round(longTasks.reduce((sum, duration) => sum + Math.max(0, duration - FREE_MS), 0)),
    scriptMs: Math.round(scriptSeconds * 1000),
  };
}
