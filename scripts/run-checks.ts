import pLimit from "p-limit";
import type { Check, CheckContext, CheckResult, TestTotals } from "./checks/check.ts";

/** Everything that running checks needs from the caller. */
export interface RunOptions extends CheckContext {
  /** Writes a line for the reader. */
  readonly report: (line: string) => void;
  /** Whether to show the output of a check that passed, such as warnings. */
  readonly isVerbose: boolean;
  /** Whether a skipped check is a failure, as in CI. */
  readonly isStrict?: boolean;
  /** Returns the current time in milliseconds. */
  readonly now?: () => number;
}

/** There are only two cores, both here and in CI. */
const MOST_AT_ONCE = 2;

/**
 * Runs checks and reports a line for each, with the full output of those that found something.
 *
 * @returns the number of tests that passed, failed, and were skipped; a check without inner tests counts as one.
 */
export async function runChecks(checks: readonly Check[], options: RunOptions): Promise<Required<TestTotals>> {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const limit = pLimit(MOST_AT_ONCE);
  for (const group of toGroups(checks)) {
    for (const own of await Promise.all(group.map((check) => limit(() => runOne(check, options))))) {
      totals.passed += own.passed;
      totals.failed += own.failed;
      totals.skipped += own.skipped;
    }
  }
  return totals;
}

/**
 * Formats the totals as one line.
 *
 * @example renderTotals({ passed: 3, failed: 0, skipped: 2 }) // "3 passed, 0 failed, 2 SKIPPED"
 */
export function renderTotals({ passed, failed, skipped }: Required<TestTotals>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} SKIPPED` : ""}`;
}

/** Splits checks into groups that run one at a time; checks within a group may run in parallel. */
function toGroups(checks: readonly Check[]): readonly (readonly Check[])[] {
  const groups: Check[][] = [];
  let previous: Check | undefined;
  for (const check of checks) {
    const isTogether = previous && !previous.isAlone && !check.isAlone && previous.needsBuild === check.needsBuild;
    if (isTogether) {
      groups.at(-1)?.push(check);
    } else {
      groups.push([check]);
    }
    previous = check;
  }
  return groups;
}

/** Marks at the beginning of a check's line. */
const MARKS = { passed: "✓", failed: "✗", skipped: "!" };

async function runOne(check: Check, options: RunOptions): Promise<Required<TestTotals>> {
  const { report, isVerbose, isStrict = false, now = Date.now } = options;
  const startedAt = now();
  const result = await runGuarded(check, options);
  const seconds = ((now() - startedAt) / 1000).toFixed(1);
  const totals = count(result);
  const outcome =
    !result.isPassed || (isStrict && totals.skipped > 0) ? "failed" : totals.skipped > 0 ? "skipped" : "passed";
  const note = result.note ? `   ${result.note}` : "";
  report(`${MARKS[outcome]} ${check.name.padEnd(9)} ${seconds.padStart(6)}s${note}`);
  // Skipped checks are reported even if everything else passed, so nobody takes them for a pass.
  if (result.output !== "" && (outcome !== "passed" || isVerbose)) {
    report(indent(result.output));
  }
  if (totals.skipped > 0) {
    report(
      indent(`${totals.skipped} SKIPPED: nobody looked at them${isStrict ? ", which CI takes for a failure" : ""}.`),
    );
  }
  if (outcome === "failed") {
    report(indent(`Run this check alone: npm test ${check.name}`));
  }
  return totals;
}

/** Runs a check, and counts one that can't run as failed: nothing may pass just because it wasn't checked. */
async function runGuarded(check: Check, context: CheckContext): Promise<CheckResult> {
  try {
    if (check.needsBuild && check.name !== "build" && !(await context.build()).isPassed) {
      return {
        isPassed: false,
        output: "It needs the production build, which did not succeed. Repair that first: npm test build",
      };
    }
    return await check.run(context);
  } catch (error) {
    return { isPassed: false, output: error instanceof Error ? error.message : String(error) };
  }
}

function count({ isPassed, tests }: CheckResult): Required<TestTotals> {
  if (!tests) {
    return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
  }
  const { passed, failed, skipped = 0 } = tests;
  // A program may fail even though each of its tests passed, for example if a file couldn't be loaded.
  return { passed, failed: isPassed ? failed : Math.max(failed, 1), skipped };
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "    ");
}
