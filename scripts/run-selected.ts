import type { Check } from "./checks/check.ts";
import { isCi } from "./is-ci.ts";
import { renderTotals, runChecks } from "./run-checks.ts";
import { createBuilder } from "./run-docusaurus.ts";

/**
 * Runs checks for a reader at a terminal, and ends with the line `N passed, N failed`, followed by what was skipped.
 *
 * @param isChosen whether the reader named the checks, which then also show warnings and may use an existing build.
 * @returns the exit code.
 */
export async function runSelected(
  checks: readonly Check[],
  { isChosen }: { readonly isChosen: boolean },
): Promise<number> {
  const isFreshEnough = isChosen && !checks.some(({ name }) => name === "build");
  const isStrict = isCi();
  const { passed, failed, skipped } = await runChecks(checks, {
    build: createBuilder({ isFreshEnough }),
    report: (line) => console.log(line),
    isVerbose: isChosen,
    isStrict,
  });
  console.log(renderTotals({ passed, failed, skipped }));
  return failed === 0 && !(isStrict && skipped > 0) ? 0 : 1;
}
