import { findChromium, NoChromiumError } from "../chromium.ts";
import type { CheckResult } from "./check.ts";

/** Runs a check that needs a browser; without one nobody looks, which is never a pass and fails in CI. */
export async function withChromium(
  run: (chromiumPath: string) => Promise<CheckResult>,
  find: () => string = findChromium,
): Promise<CheckResult> {
  let chromiumPath: string;
  try {
    chromiumPath = find();
  } catch (error) {
    if (error instanceof NoChromiumError) {
      return { isPassed: true, output: error.message, tests: { passed: 0, failed: 0, skipped: 1 }, note: "SKIPPED" };
    }
    throw error;
  }
  return run(chromiumPath);
}
