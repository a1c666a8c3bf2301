import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const RETRY_EVERY_MS = 100;

/**
 * Runs work that only one process at a time may do, while other processes wait.
 *
 * @param file a path that exists only while the work is running. It contains the ID of the working process, so the lock
 * of a process that was killed doesn't block the others.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await tryLock(file))) {
    if (!(await isHeld(file))) {
      await rm(file, { force: true });
    }
    await wait(RETRY_EVERY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function tryLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

async function isHeld(file: string): Promise<boolean> {
  const holder = Number(await readFile(file, "utf8").catch(() => ""));
  try {
    // Signal 0 ends nothing; it only checks whether the process exists.
    return holder === 0 || process.kill(holder, 0);
  } catch {
    return false;
  }
}
