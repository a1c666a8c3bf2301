import pLimit from "p-limit";
import type { Check, CheckContext, CheckResult, TestTotals } from "./checks/check.ts";

/** What running checks needs from outside. */
export interface RunOptions extends CheckContext {
  /** Writes a line for the reader. */
  readonly report: (line: string) => void;
  /** Whether to show what a check that passed has to say, such as warnings. */
  readonly isVerbose: boolean;
  /** Whether what nobody ran is a failure, as in CI. */
  readonly isStrict?: boolean;
  /** The present moment in milliseconds. */
  readonly now?: () => number;
}

/** Two cores are all there is, here and in CI. */
const MOST_AT_ONCE = 2;

/**
 * Runs checks and reports a line on each, with the full output of those that found something.
 *
 * @returns the number of tests that passed, failed and were skipped; a check without inner tests counts as one.
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
 * Words the totals in one line.
 *
 * @example renderTotals({ passed: 3, failed: 0, skipped: 2 }) // "3 passed, 0 failed, 2 SKIPPED"
 */
export function renderTotals({ passed, failed, skipped }: Required<TestTotals>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} SKIPPED` : ""}`;
}

/** Splits checks into groups that run one after the other; those of one group may run side by side. */
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
  // What was skipped is said even where everything else passed: nobody may take it for good.
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

/** A check that cannot run has failed: nothing may pass because nobody looked. */
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
  // A program may fail although each test in it passed, for instance when a file could not be loaded.
  return { passed, failed: isPassed ? failed : Math.max(failed, 1), skipped };
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "    ");
}
