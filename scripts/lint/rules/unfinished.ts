import type { Problem } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/**
 * Checks that text from a new page's template doesn't stay: marks of unfinished work are reported until they're gone.
 */
export const checkUnfinished: PageRule = ({ file, source }) =>
  source.split("\n").flatMap((text, index) =>
    [...text.matchAll(/\b(?:TODO|FIXME|TBD|XXX)\b/g)].map(
      (match): Problem => ({
        file,
        line: index + 1,
        column: match.index + 1,
        found: `Unexpected ${match[0]}`,
        expected: "a finished page",
        fix: "Write what is missing and remove the mark.",
        severity: "warning",
      }),
    ),
  );
