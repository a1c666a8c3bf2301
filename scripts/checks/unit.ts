import { existsSync } from "node:fs";
import { runPackage } from "../run-command.ts";
import type { Check, CheckResult } from "./check.ts";
import { runTests } from "./run-tests.ts";
import { installServerPackages, skipServer } from "./server-packages.ts";

const REPORT = ".cache/unit.json";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The whole suite takes three minutes on two idle cores, and several times that on a busy machine. */
const TIMEOUT_MS = 30 * 60 * 1000;

/** The unit tests next to the code. While you work, only tests that import files changed since the last commit run. */
export const unit: Check = {
  name: "unit",
  isAlone: true,
  run: () => runVitest([], { mayBeEmpty: false }),
  // Without Git, there's no way to find out what changed.
  runAgain: () =>
    existsSync(".git")
      ? runVitest(["--changed", "--passWithNoTests"], { mayBeEmpty: true })
      : runVitest([], { mayBeEmpty: false }),
};

async function runVitest(
  options: readonly string[],
  { mayBeEmpty }: { readonly mayBeEmpty: boolean },
): Promise<CheckResult> {
  const hasServer = installServerPackages();
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const result = await runTests(
    () => runPackage("vitest", ["run", ...options, ...reporters], { timeoutMs: TIMEOUT_MS }),
    REPORT,
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }: VitestReport) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }),
    { mayBeEmpty },
  );
  return hasServer ? result : skipServer(result, "The tests of server/ are");
}
