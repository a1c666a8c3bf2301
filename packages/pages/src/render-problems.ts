import type { Problem } from "./problem.ts";

/** Maximum number of places that are listed for the same problem; a broken link in the footer is on every page. */
const MOST_PLACES = 3;

/**
 * Renders problems for the terminal, errors first, and otherwise in file order.
 *
 * The same problem in many places is one entry: its first places, followed by the number of the others.
 */
export function renderProblems(problems: readonly Problem[]): string {
  const warnings = problems.filter(({ severity }) => severity === "warning");
  const parts = [renderGroups(problems.filter((problem) => !warnings.includes(problem)))];
  if (warnings.length > 0) {
    parts.push(
      `${warnings.length} ${warnings.length === 1 ? "warning" : "warnings"} (fails nothing):`,
      renderGroups(warnings),
    );
  }
  return parts.filter((part) => part !== "").join("\n");
}

function renderGroups(problems: readonly Problem[]): string {
  const groups = new Map<string, Problem[]>();
  for (const problem of [...problems].sort(comparePlaces)) {
    const message = describeProblem(problem);
    groups.set(message, [...(groups.get(message) ?? []), problem]);
  }
  return [...groups].map(([message, group]) => renderGroup(message, group)).join("\n");
}

/** Says what was found, what was expected, and how to fix it. */
export function describeProblem({ found, expected, fix }: Pick<Problem, "found" | "expected" | "fix">): string {
  return `${found}, expected ${expected}. ${fix}`;
}

function renderGroup(message: string, group: readonly Problem[]): string {
  const lines = group.slice(0, MOST_PLACES).map((problem, index) => {
    const { file, line = 1, column = 1 } = problem;
    const place = `${file}:${line}:${column}`;
    return index === 0 ? `${place} ${message}` : `  also ${place}`;
  });
  const rest = group.length - MOST_PLACES;
  return [...lines, ...(rest > 0 ? [`  and in ${rest} more ${rest === 1 ? "place" : "places"}`] : [])].join("\n");
}

function comparePlaces(left: Problem, right: Problem): number {
  const [{ line = 1, column = 1 }, other] = [left, right];
  return left.file.localeCompare(right.file, "en") || line - (other.line ?? 1) || column - (other.column ?? 1);
}
