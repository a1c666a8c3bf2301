import type { Problem } from "@docs/pages";
import type { SiteRule } from "../rule.ts";

/** Number of lines that a reader can follow without losing the thread. */
const MOST_LINES = 40;

/** Checks that a program shown on a page has at most 40 lines in every language. */
export const checkSnippetLength: SiteRule = (_, { programs }) =>
  [...programs]
    .map(([file, code]) => [file, code.trimEnd().split("\n").length] as const)
    .filter(([, count]) => count > MOST_LINES)
    .map(
      ([file, count]): Problem => ({
        file,
        line: MOST_LINES + 1,
        column: 1,
        found: `Unexpected program of ${count} lines`,
        expected: `at most ${MOST_LINES}`,
        fix: "Leave out what the page does not explain, or show two programs.",
      }),
    );
