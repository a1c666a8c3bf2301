import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { startServerProcess } from "../../server/testing/start-process.ts";

/** A running answer server to measure, with a stand-in for its model. */
export interface MeasuredServer {
  /** Address that questions are sent to. */
  readonly url: string;
  /** Returns the current memory of its process, in megabytes. */
  readMemory(): Promise<number>;
  /** Returns the processor time of its process, in milliseconds. */
  readCpuTime(): Promise<number>;
}

/**
 * Heap limit in megabytes. Without a limit, an engine collects garbage only when it's idle, so its memory use says
 * little. With this one, a real leak would end the process.
 */
const HEAP_MEGABYTES = 160;

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

/**
 * Starts an answer server over the index of `build/` for one measurement.
 *
 * @throws Error when there is no build.
 */
export async function withServer<T>(measure: (server: MeasuredServer) => Promise<T>): Promise<T> {
  if (!existsSync("build/search/manifest.json")) {
    throw new Error("Found no build/search/manifest.json, expected a built site. Run npm run build first.");
  }
  const { url, pid, stop } = await startServerProcess(NO_LIMITS, [`--max-old-space-size=${HEAP_MEGABYTES}`]);
  try {
    return await measure({ url, readMemory: () => readMemory(pid), readCpuTime: () => readCpuTime(pid) });
  } finally {
    await stop();
  }
}

const NO_LIMITS = {
  ANSWERS_QUESTIONS_PER_MINUTE: "100000000",
  ANSWERS_CONNECTIONS_PER_ADDRESS: "1000",
  ANSWERS_DAILY_QUESTIONS: "100000000",
  ANSWERS_DAILY_TOKENS: "1000000000000",
  ANSWERS_CONCURRENT_ANSWERS: "64",
};

async function readMemory(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

async function readCpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name of the program is in parentheses and may contain spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
