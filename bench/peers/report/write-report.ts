import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import path from "node:path";
import { peers } from "../peers.ts";
import { resultsDir, rootDir, settingsDirOf } from "../places.ts";
import type { Run } from "../store.ts";
import { describeRounds } from "./figures.ts";
import { listMetrics } from "./metrics.ts";
import { readTokens } from "./read-tokens.ts";
import { renderChart } from "./render-chart.ts";
import { renderGroup, renderTargets } from "./render-table.ts";
import { checkTargets } from "./targets.ts";

/** Writes the tables, their underlying figures, and the chart to `bench/results/`. */
export async function writeReport(run: Run): Promise<void> {
  const versions = await readVersions();
  const targets = checkTargets(run);
  const chart = renderChart(run, readTokens(await readFile(path.join(rootDir, "src/css/tokens.css"), "utf8")));
  await mkdir(resultsDir, { recursive: true });
  const markdown = renderReport(run, versions, targets);
  await writeFile(path.join(resultsDir, "peers.md"), markdown);
  await writeFile(path.join(resultsDir, "peers.json"), `${JSON.stringify(toJson(run, versions, targets), null, 2)}\n`);
  if (chart !== undefined) {
    await writeFile(path.join(resultsDir, "peers.svg"), chart);
  }
  console.log(`\n${renderTargets(targets)}\nAll tables: bench/results/peers.md`);
}

function renderReport(run: Run, versions: readonly string[], targets: ReturnType<typeof checkTargets>): string {
  const failures = Object.entries(run.failures).map(
    ([name, message]) => `- \`${name}\`: ${message.split("\n").at(-1)}`,
  );
  return [
    "# The same pages, built with five systems and this one",
    "Written by `npm run bench:peers`; [bench/peers](../peers/README.md) says how it measures. In brackets: what this site needs of what the other needs.",
    `One run, begun on ${run.startedAt.slice(0, 10)}, on ${describeMachine()}. Rounds: ${describeRounds(run)}. ${versions.join(", ")}.`,
    renderTargets(targets).trim(),
    ...listMetrics(run).map((group) => renderGroup(group, run).trim()),
    ...(failures.length > 0 ? ["## Not measured", failures.join("\n")] : []),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

function toJson(run: Run, versions: readonly string[], targets: ReturnType<typeof checkTargets>) {
  const samples = Object.entries(run.samples).sort(([left], [right]) => left.localeCompare(right, "en"));
  return {
    startedAt: run.startedAt,
    machine: describeMachine(),
    versions,
    targets,
    samples: samples.map(([, sample]) => sample),
    failures: run.failures,
  };
}

function describeMachine(): string {
  return `${cpus().length} processors (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;
}

/** Reads the direct dependencies of every peer. Their transitive dependencies are in the lock files. */
async function readVersions(): Promise<readonly string[]> {
  const folders = new Set(peers.map(settingsDirOf));
  const versions = new Map<string, string>();
  for (const folder of folders) {
    const text = await readFile(path.join(folder, "package.json"), "utf8").catch(() => "{}");
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    for (const [name, version] of Object.entries(dependencies)) {
      versions.set(name, version);
    }
  }
  return [...versions].map(([name, version]) => `\`${name}\` ${version}`);
}
