import type { Check, CheckContext, CheckResult, TestTotals } from "./checks/check.ts";

/** What running checks needs from outside. */
export interface RunOptions extends CheckContext {
  /** Writes a line for the reader. */
  readonly report: (line: string) => void;
  /** Whether to show what a check that passed has to say, such as warnings. */
  readonly isVerbose: boolean;
  /** The present moment in milliseconds. */
  readonly now?: () => number;
}

/** Two cores are all there is, here and in CI. */
const MOST_AT_ONCE = 2;

/**
 * Runs checks and reports a line on each, with the full output of those that found something.
 *
 * @returns the number of tests that passed and failed; a check without inner tests counts as one.
 */
export async function runChecks(checks: readonly Check[], options: RunOptions): Promise<TestTotals> {
  let passed = 0;
  let failed = 0;
  for (const group of toGroups(checks)) {
    const waiting = [...group];
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const totals = await runOne(check, options);
        passed += totals.passed;
        failed += totals.failed;
      }
    };
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
  }
  return { passed, failed };
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

async function runOne(check: Check, options: RunOptions): Promise<TestTotals> {
  const { report, isVerbose, now = Date.now } = options;
  const startedAt = now();
  const result = await runGuarded(check, options);
  const seconds = ((now() - startedAt) / 1000).toFixed(1);
  const note = result.note ? `   ${result.note}` : "";
  report(`${result.isPassed ? "✓" : "✗"} ${check.name.padEnd(9)} ${seconds.padStart(6)}s${note}`);
  if (result.output !== "" && (!result.isPassed || isVerbose)) {
    report(indent(result.output));
  }
  if (!result.isPassed) {
    report(indent(`Run this check alone: npm test ${check.name}`));
  }
  return count(result);
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

function count({ isPassed, tests }: CheckResult): TestTotals {
  if (!tests) {
    return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
  }
  // A program may fail although each test in it passed, for instance when a file could not be loaded.
  return { passed: tests.passed, failed: isPassed ? tests.failed : Math.max(tests.failed, 1) };
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "    ");
}
