import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const RUNS_FILE = path.join(import.meta.dirname, "closed-runs.json");

/** Whether the closed half of each list is measured: `BENCH_CLOSED=1 npm run bench search`. */
export const isClosedMeasured = process.env.BENCH_CLOSED === "1";

/**
 * Checks whether a question belongs to the half that may be looked at while something is tuned. The hash of its id
 * decides once and for all.
 */
export function isOpen({ id }: { readonly id: string }): boolean {
  return ((createHash("sha256").update(id).digest()[0] ?? 0) & 1) === 0;
}

/**
 * Counts that a bench measures its closed half, because each look makes it less of a surprise.
 *
 * @returns how often that has happened.
 */
export function countClosedRun(bench: string): number {
  const runs = JSON.parse(readFileSync(RUNS_FILE, "utf8")) as Record<string, number>;
  const count = (runs[bench] ?? 0) + Number(isClosedMeasured);
  if (isClosedMeasured) {
    writeFileSync(RUNS_FILE, `${JSON.stringify({ ...runs, [bench]: count }, null, 2)}\n`);
  }
  return count;
}
