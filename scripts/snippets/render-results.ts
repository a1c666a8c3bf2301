import type { Problem } from "@docs/pages";
import { type CheckResult, fromProblems } from "../checks/check.ts";
import type { LanguageResult } from "./check-programs.ts";

/**
 * Combines the languages' results into the check's result, with one line that counts the programs per language.
 *
 * @param isStrict whether a language that couldn't be checked is a failure, as in CI.
 * @param others other problems in programs that compile.
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

/** Describes, one per line, which languages were skipped and what to do about it. */
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
