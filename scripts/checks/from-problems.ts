import type { Problem } from "@docs/pages";
import { renderProblems } from "@docs/pages";
import type { CheckResult } from "./check.ts";

/** Turns problems into a result: errors fail the check, warnings become a note. */
export function fromProblems(problems: readonly Problem[]): CheckResult {
  const warnings = problems.filter(({ severity }) => severity === "warning").length;
  const errors = problems.length - warnings;
  return {
    isPassed: errors === 0,
    output: renderProblems(problems),
    note: [count(errors, "error"), count(warnings, "warning")].filter((part) => part !== "").join(", ") || undefined,
  };
}

function count(number: number, what: string): string {
  return number === 0 ? "" : `${number} ${what}${number === 1 ? "" : "s"}`;
}
