/** A clean build of this site beside the same pages with the framework's stock settings, interleaved. */
import { spawn } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import budgets from "./budgets.json" with { type: "json" };
import { type Figure, record } from "./report.ts";

interface Run {
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** Rounds of ours and stock in turn; the median of three leaves out one disturbed run. */
const ROUNDS = 3;

/** How often the memory of the process tree is read, in milliseconds: often enough for peaks that last a second. */
const SAMPLE_MS = 200;

/** Measures time and peak memory of both builds. */
export async function benchBuild(): Promise<boolean> {
  const ours: Run[] = [];
  const stock: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await build("docusaurus.config.ts"));
    stock.push(await build("bench/stock.config.ts"));
  }
  const time = median(ours, "seconds") / median(stock, "seconds");
  const memory = median(ours, "peakMegabytes") / median(stock, "peakMegabytes");
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
  let peakBytes = 0;
  const timer = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await treeMemory(child.pid ?? 0));
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  clearInterval(timer);
  await rm(out, { recursive: true, force: true });
  if (code !== 0) {
    throw new Error(
      `The build of ${config} ended with code ${code}, expected 0. Run it alone and mend its error first.`,
    );
  }
  return { seconds: round2((performance.now() - started) / 1000), peakMegabytes: Math.round(peakBytes / 1e6) };
}

/** Adds up the resident memory of a process and its descendants, in bytes (Linux). */
async function treeMemory(root: number): Promise<number> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(pids.map(readProcess));
  const wanted = new Set([root]);
  // Parents have smaller numbers than their children, save after a wrap-around, which a benchmark can live with.
  let sum = 0;
  for (const found of processes.sort((left, right) => (left?.pid ?? 0) - (right?.pid ?? 0))) {
    if (found && (wanted.has(found.pid) || wanted.has(found.parent))) {
      wanted.add(found.pid);
      sum += found.bytes;
    }
  }
  return sum;
}

async function readProcess(pid: string): Promise<{ pid: number; parent: number; bytes: number } | undefined> {
  const status = await readFile(path.join("/proc", pid, "status"), "utf8").catch(() => "");
  const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return parent && kilobytes
    ? { pid: Number(pid), parent: Number(parent), bytes: Number(kilobytes) * 1024 }
    : undefined;
}

function median(runs: readonly Run[], key: keyof Run): number {
  return runs.map((run) => run[key]).sort((left, right) => left - right)[Math.floor(runs.length / 2)] ?? 0;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
