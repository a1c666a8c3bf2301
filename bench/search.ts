/** Measures what the search finds and how fast, compared with other searches over the same pages. */
import { readBuiltPages } from "@docs/content";
import { readIndexFiles } from "../scripts/read-index-files.ts";
import { countClosedRun } from "./open-part.ts";
import { record } from "./report.ts";
import { readKindsOfDocs } from "./search/read-kinds.ts";
import { measureRelevance, printRelevance, toFigures } from "./search/relevance.ts";
import { measureSpeed, toSpeedFigures } from "./search/speed.ts";
import { withSite } from "./with-site.ts";

const BUILD = "build";

/** Measures, compares, and records the figures. */
export async function benchSearch(): Promise<boolean> {
  const files = readIndexFiles(BUILD);
  const relevance = await measureRelevance(await readBuiltPages(BUILD, { kinds: readKindsOfDocs() }));
  printRelevance(relevance);
  const closedRuns = countClosedRun("search");
  console.log(`  the closed half of the lists was measured ${closedRuns} times`);
  const speeds = await withSite((browser, origin) => measureSpeed(browser, origin, files));
  for (const { throttle, loadMs, p50, p95, worst } of speeds) {
    console.log(`  at ${throttle}× throttle: load ${loadMs} ms, keystroke p50 ${p50}, p95 ${p95}, worst ${worst} ms`);
  }
  return record("search", [...toFigures(relevance, files), ...toSpeedFigures(speeds)], {
    relevance,
    closedRuns,
    speeds,
  });
}
