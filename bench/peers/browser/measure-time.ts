import type { MeasuredPage } from "../corpus/choose-pages.ts";
import type { Figures } from "./browser.ts";
import { openPage, openTab, type Stage, settle, throttleCpu } from "./browser.ts";

/** Milliseconds that a task may take before it keeps a reader waiting. Lighthouse uses the same limit. */
const FREE_MS = 50;

/** Names of the trace events that represent one task of a thread, depending on the Chromium release. */
const TASKS = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

/** An event of Chromium's trace format, with times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Opens a page on a four times slower thread and adds up the time during which it can't respond to a reader.
 *
 * `blockingMs` is the part beyond 50 ms of every task of the page's thread, from the navigation until the page is
 * quiet. It's read from a trace, as Lighthouse does, because the browser's own list of long tasks leaves out tasks
 * without a script, such as parsing and layout. `scriptMs` is all time spent in scripts.
 */
export async function measureTime({ server, browser }: Stage, target: MeasuredPage): Promise<Figures> {
  const { page, tools, close } = await openTab(browser);
  await throttleCpu(tools);
  await tools.send("Performance.enable");
  await browser.startTracing(page, {
    categories: ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"],
  });
  await openPage(page, server.origin + target.path, target.title);
  await settle(page, server);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const { metrics } = await tools.send("Performance.getMetrics");
  const scriptSeconds = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  await close();
  return {
    blockingMs: Math.round(sumBlocking(trace.traceEvents, server.origin)),
    scriptMs: Math.round(scriptSeconds * 1000),
  };
}

/**
 * Returns the total blocking time of the thread that navigates to an origin, in milliseconds.
 *
 * @throws Error when the trace has no such navigation.
 */
export function sumBlocking(events: readonly TraceEvent[], origin: string): number {
  const start = events.find(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!start) {
    throw new Error(`Found no navigation to ${origin} in the trace, expected one. Run this part again, alone.`);
  }
  return events
    .filter(({ name, pid, tid, ts }) => TASKS.has(name) && pid === start.pid && tid === start.tid && ts >= start.ts)
    .reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - FREE_MS), 0);
}
