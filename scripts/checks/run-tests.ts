import { readFile, rm } from "node:fs/promises";
import type { CommandResult } from "../run-command.ts";
import { type CheckResult, fromCommand, type TestTotals } from "./check.ts";

/**
 * Runs a test program that writes a JSON report, and counts its tests.
 *
 * @param reportFile path of the report; a report from an earlier run is removed first.
 * @param readTotals extracts the totals from the report.
 * @param mayBeEmpty whether it's fine to find no tests at all because only some of them were requested.
 */
export async function runTests(
  run: () => Promise<CommandResult>,
  reportFile: string,
  readTotals: (report: never) => TestTotals & { readonly skipped: number },
  { mayBeEmpty = false }: { readonly mayBeEmpty?: boolean } = {},
): Promise<CheckResult> {
  await rm(reportFile, { force: true });
  const result = fromCommand(await run());
  const report = await readFile(reportFile, "utf8").catch(() => undefined);
  if (report === undefined) {
    const reason = `${reportFile} was not written, expected a report of the tests. They ended before their time.`;
    return { isPassed: false, output: [result.output, reason].join("\n") };
  }
  const { passed, failed, skipped } = readTotals(JSON.parse(report) as never);
  const parts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} SKIPPED`] : [])];
  return {
    isPassed: result.isPassed && failed === 0 && (passed > 0 || mayBeEmpty),
    output: result.output,
    tests: { passed, failed, skipped },
    note: parts.join(", "),
  };
}
