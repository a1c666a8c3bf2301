/** Compares a clean build of this site with one of the same pages and the framework's stock settings, interleaved. */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import budgets from "./budgets.json" with { type: "json" };
import { median } from "./peers/report/figures.ts";
import { watchPeakMemory } from "./process-memory.ts";
import { type Figure, record } from "./report.ts";

interface Run {
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** Rounds that alternate between our build and the stock build. The median of three ignores one disturbed run. */
const ROUNDS = 3;

/** Measures the time and peak memory of both builds. */
export async function benchBuild(): Promise<boolean> {
  const ours: Run[] = [];
  const stock: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await build("docusaurus.config.ts"));
    stock.push(await build("bench/stock.config.ts"));
  }
  const time = medianOf(ours, "seconds") / medianOf(stock, "seconds");
  const memory = medianOf(ours, "peakMegabytes") / medianOf(stock, "peakMegabytes");
  const figures: Figure[] = [
    { what: "build time, ours / stock", value: round2(time), budget: budgets.build.timeRatio, unit: "×" },
    { what: "peak memory, ours / stock", value: round2(memory), budget: 1, unit: "×" },
  ];
  return record("build", figures, { ours, stock });
}

async function build(config: string): Promise<Run> {
  const out = ".cache/bench-build";
  await Promise.all(
    [out, ".docusaurus", "node_modules/.cache"].map((folder) => rm(folder, { recursive: true, force: true })),
  );
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ["node_modules/@docusaurus/core/bin/docusaurus.mjs", "build", "--config", config, "--out-dir", out],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NO_UPDATE_NOTIFIER: "1", WEBPACK_URL_LOADER_LIMIT: "0" },
    },
  );
  const readPeak = watchPeakMemory(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const peakBytes = readPeak();
  await rm(out, { recursive: true, force: true });
  if (code !== 0) {
    throw new Error(
      `The build of ${config} ended with code ${code}, expected 0. Run it alone and mend its error first.`,
    );
  }
  return { seconds: round2((performance.now() - started) / 1000), peakMegabytes: Math.round(peakBytes / 1e6) };
}

function medianOf(runs: readonly Run[], key: keyof Run): number {
  return median(runs.map((run) => run[key])) ?? 0;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
