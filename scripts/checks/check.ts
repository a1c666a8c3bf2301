import { type Problem, renderProblems } from "@docs/pages";
import type { CommandResult } from "../run-command.ts";

/** How many tests of a kind passed and failed, and how many nobody ran. */
export interface TestTotals {
  readonly passed: number;
  readonly failed: number;
  /** Never a pass: a check with some has a mark of its own, and fails in CI. */
  readonly skipped?: number;
}

/** What a check found. */
export interface CheckResult {
  readonly isPassed: boolean;
  /** What a reader needs to repair it; may hold warnings when it passed. */
  readonly output: string;
  /** Tests inside the check; without them the check itself is the test. */
  readonly tests?: TestTotals | undefined;
  /** A few words for the check's line, such as the number of warnings. */
  readonly note?: string | undefined;
}

/** What checks share while they run. */
export interface CheckContext {
  /** Makes the production build once, however many checks ask for it. */
  readonly build: () => Promise<CheckResult>;
}

/** One thing that `npm test` looks at. */
export interface Check {
  readonly name: string;
  /** Whether it looks at the production build; it then runs only if there is one. */
  readonly needsBuild?: boolean;
  /** Whether nothing else may run beside it, because it fills the machine or measures time. */
  readonly isAlone?: boolean;
  /** Files and folders on which its verdict depends; without them it is run every time. */
  readonly inputs?: readonly string[];
  readonly run: (context: CheckContext) => Promise<CheckResult>;
  /** Does the same standing on earlier runs for files that have not changed, while you work; as `run` where it is missing. */
  readonly runAgain?: Check["run"];
}

/** Turns the end of a program into a result. */
export function fromCommand({ code, output }: CommandResult): CheckResult {
  return { isPassed: code === 0, output: output.trim() };
}

/** Turns problems into a result: errors fail the check, warnings become a note. */
export function fromProblems(problems: readonly Problem[]): CheckResult {
  const warnings = problems.filter(({ severity }) => severity === "warning").length;
  const errors = problems.length - warnings;
  const note = [count(errors, "error"), count(warnings, "warning")].filter((part) => part !== "").join(", ");
  return { isPassed: errors === 0, output: renderProblems(problems), note: note || undefined };
}

function count(number: number, what: string): string {
  return number === 0 ? "" : `${number} ${what}${number === 1 ? "" : "s"}`;
}
