import { type Problem, renderProblems } from "@docs/pages";
import type { CommandResult } from "../run-command.ts";

/** Number of tests of a kind that passed, failed, or didn't run. */
export interface TestTotals {
  readonly passed: number;
  readonly failed: number;
  /** Skipped tests never count as a pass: they give the check a separate mark, and fail it in CI. */
  readonly skipped?: number;
}

/** The result of a check. */
export interface CheckResult {
  readonly isPassed: boolean;
  /** Output that helps a reader fix the problem; may contain warnings if the check passed. */
  readonly output: string;
  /** Tests inside the check; if undefined, the check itself counts as one test. */
  readonly tests?: TestTotals | undefined;
  /** A few words for the check's line, such as the number of warnings. */
  readonly note?: string | undefined;
}

/** State that checks share while they run. */
export interface CheckContext {
  /** Runs the production build once, however many checks ask for it. */
  readonly build: () => Promise<CheckResult>;
}

/** A single check that `npm test` runs. */
export interface Check {
  readonly name: string;
  /** Whether it reads the production build; if so, it runs only if the build succeeded. */
  readonly needsBuild?: boolean;
  /** Whether it must run alone, because it uses the whole machine or measures time. */
  readonly isAlone?: boolean;
  /** Files and folders that its verdict depends on; if undefined, it runs every time. */
  readonly inputs?: readonly string[];
  readonly run: (context: CheckContext) => Promise<CheckResult>;
  /** Runs the check while you work, reusing earlier results for unchanged files. Defaults to `run`. */
  readonly runAgain?: Check["run"];
}

/** Turns the exit of a program into a check result. */
export function fromCommand({ code, output }: CommandResult): CheckResult {
  return { isPassed: code === 0, output: output.trim() };
}

/** Turns problems into a check result: errors fail the check, and warnings become a note. */
export function fromProblems(problems: readonly Problem[]): CheckResult {
  const warnings = problems.filter(({ severity }) => severity === "warning").length;
  const errors = problems.length - warnings;
  const note = [count(errors, "error"), count(warnings, "warning")].filter((part) => part !== "").join(", ");
  return { isPassed: errors === 0, output: renderProblems(problems), note: note || undefined };
}

function count(number: number, what: string): string {
  return number === 0 ? "" : `${number} ${what}${number === 1 ? "" : "s"}`;
}
