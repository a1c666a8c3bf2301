import { installPackages } from "../install-packages.mjs";
import type { CheckResult } from "./check.ts";

const FOLDER = "server";

/** Installs the answer server's packages if they're missing, and returns whether they're installed now. */
export function installServerPackages(): boolean {
  return installPackages(FOLDER, "the packages of the answer server");
}

/** Adds to a result which tests were SKIPPED because the answer server's packages aren't installed. */
export function skipServer(result: CheckResult, what: string): CheckResult {
  const { isPassed, tests = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 }, output } = result;
  const reason = `${what} SKIPPED: they need the packages of the answer server. Install them: npm ci --prefix ${FOLDER}`;
  return {
    ...result,
    output: [output, reason].filter((line) => line !== "").join("\n"),
    tests: { ...tests, skipped: (tests.skipped ?? 0) + 1 },
  };
}
