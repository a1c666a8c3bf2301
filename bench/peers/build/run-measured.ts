import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { watchPeakMemory } from "./process-memory.ts";

/** The resources that a program used. */
export interface Cost {
  /** User and system time on all processors, for the program and every process that it waited for. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMegabytes: number;
}

/** Where a program runs, and with which environment. */
interface MeasuredOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The slowest build of 1,500 pages takes a third of this on two processors. */
const TIMEOUT_MS = 40 * 60 * 1000;

/** Lines shown from the end of a failed program's output. */
const SHOWN_LINES = 25;

/** The shell's `time` also counts processes that the program has started, which Node can't see. */
const SCRIPT = `{ TIMEFORMAT="%U %S %R"; time "$0" "$@" >"$BENCH_LOG" 2>&1; } 2>"$BENCH_TIMES"`;

/**
 * Runs a Node program to its end and measures what it used.
 *
 * @throws Error with the end of its output when it fails or takes too long.
 */
export async function runMeasured(args: readonly string[], { cwd, env }: MeasuredOptions): Promise<Cost> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-peers-"));
  const [log, times] = [path.join(folder, "log"), path.join(folder, "times")];
  try {
    const child = spawn("bash", ["-c", SCRIPT, process.execPath, ...args], {
      cwd,
      env: { ...process.env, ...env, BENCH_LOG: log, BENCH_TIMES: times },
      stdio: "ignore",
      // In its own process group, so a hanging build can be killed together with everything that it started.
      detached: true,
    });
    const end = () => child.pid && process.kill(-child.pid, "SIGKILL");
    const timer = setTimeout(end, TIMEOUT_MS);
    process.once("exit", end);
    const readPeak = watchPeakMemory(child.pid ?? 0);
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
    clearTimeout(timer);
    process.off("exit", end);
    const peakBytes = readPeak();
    if (code !== 0) {
      throw new Error(await describeFailure(args, cwd, code, log));
    }
    return { ...parseTimes(await readFile(times, "utf8")), peakMegabytes: Math.round(peakBytes / 1e6) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function describeFailure(args: readonly string[], cwd: string, code: number | null, log: string) {
  const output = (await readFile(log, "utf8").catch(() => "")).trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
  const reason = code === null ? `was ended after ${TIMEOUT_MS / 60_000} minutes` : `ended with code ${code}`;
  return `${output}\nThe build ${reason}, expected code 0. Run it by hand in ${cwd}: node ${args.join(" ")}`;
}

/**
 * Reads the line that the shell's `time` writes with `%U %S %R`.
 *
 * @example parseTimes("12.5 1.5 9.25\n") // { cpuSeconds: 14, wallSeconds: 9.25 }
 * @throws Error when there is no such line.
 */
export function parseTimes(text: string): Omit<Cost, "peakMegabytes"> {
  const numbers = text.trim().split("\n").at(-1)?.replaceAll(",", ".").split(" ").map(Number) ?? [];
  const [user = Number.NaN, system = Number.NaN, real = Number.NaN] = numbers;
  if ([user, system, real].some(Number.isNaN)) {
    throw new Error(`Unexpected times "${text.trim()}", expected three numbers. The benchmark needs bash.`);
  }
  return { cpuSeconds: Math.round((user + system) * 100) / 100, wallSeconds: real };
}
