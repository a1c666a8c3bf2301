import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Milliseconds between memory readings of a process tree, short enough to catch peaks that last a second. */
const SAMPLE_MS = 200;

/**
 * Watches the memory of a process and all its descendants (Linux).
 *
 * @returns a function that stops watching and returns the peak in bytes.
 */
export function watchPeakMemory(root: number): () => number {
  let peakBytes = 0;
  const timer = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await readTreeMemory(root));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peakBytes;
  };
}

/** Adds up the resident memory of a process and its descendants, in bytes. */
async function readTreeMemory(root: number): Promise<number> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(pids.map(readProcess));
  const wanted = new Set([root]);
  // Parents have smaller process IDs than their children, except after a wraparound, which a benchmark can tolerate.
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
