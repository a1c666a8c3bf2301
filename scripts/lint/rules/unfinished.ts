import type { Problem } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** What a new page begins with does not stay: marks of unfinished work are shown until they are gone. */
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
