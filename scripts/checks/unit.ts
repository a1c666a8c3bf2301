import { runPackage } from "../run-command.ts";
import type { Check } from "./check.ts";
import { CODE } from "./inputs.ts";
import { runTests } from "./run-tests.ts";

const REPORT = ".cache/unit.json";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The tests beside the code. */
export const unit: Check = {
  name: "unit",
  needsBuild: false,
  isAlone: true,
  inputs: [...CODE, "snippets"],
  run: () =>
    runTests(
      () => runPackage("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`]),
      REPORT,
      ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }: VitestReport) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        skipped: numPendingTests + numTodoTests,
      }),
    ),
};
