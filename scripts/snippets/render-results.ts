import type { Problem } from "@docs/pages";
import type { CheckResult } from "../checks/check.ts";
import { fromProblems } from "../checks/check.ts";
import type { LanguageResult } from "./check-programs.ts";

/**
 * Turns what each language gave into the result of the check: a line with the count per language.
 *
 * @param isStrict whether a language that could not be read is a failure, as in CI.
 * @param others what else is wrong with programs that compile.
 */
export function renderResults(
  results: readonly LanguageResult[],
  { isStrict, others = [] }: { readonly isStrict: boolean; readonly others?: readonly Problem[] },
): CheckResult {
  const fromAll = fromProblems([...results.flatMap(({ problems }) => problems), ...others]);
  const skipped = renderSkipped(results, isStrict);
  const unread = results.reduce((sum, { skipped: none }) => sum + (none?.count ?? 0), 0);
  const wrong = new Set(others.map(({ file }) => file)).size;
  const failed = results.reduce((sum, { bad }) => sum + bad, 0) + (isStrict ? unread : 0) + wrong;
  return {
    isPassed: fromAll.isPassed && failed === 0,
    output: [fromAll.output, ...skipped].filter((text) => text !== "").join("\n"),
    tests: { passed: results.reduce((sum, { good }) => sum + good, 0), failed, skipped: isStrict ? 0 : unread },
    note: [results.map(renderCount).join(", "), fromAll.note].filter(Boolean).join("; "),
  };
}

/** Words, a line each, which languages nobody read and what to do about it. */
function renderSkipped(results: readonly LanguageResult[], isStrict: boolean): readonly string[] {
  return results.flatMap(({ language, skipped }) =>
    skipped
      ? [
          `${isStrict ? "NOT READ" : "SKIPPED"}: ${skipped.count} ${language} programs, for ${skipped.reason}` +
            (isStrict ? "" : " CI will read them."),
        ]
      : [],
  );
}

function renderCount({ language, good, bad, skipped }: LanguageResult): string {
  const parts = [
    ...(skipped && good === 0 ? [] : [`${good}`]),
    ...(bad > 0 ? [`(${bad} broken)`] : []),
    ...(skipped ? [`SKIPPED (${skipped.count} not read)`] : []),
  ];
  return [language, ...parts].join(" ");
}
