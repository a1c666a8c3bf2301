import { toPlace } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

/**
 * Checks that text from a new page's template doesn't stay: marks of unfinished work are reported until they're gone.
 */
export const checkUnfinished: PageRule = ({ source }) =>
  [...source.matchAll(/\b(?:TODO|FIXME|TBD|XXX)\b/g)].map(
    ({ 0: mark, index }): PageFault => ({
      ...toPlace(source, index),
      found: `Unexpected ${mark}`,
      expected: "a finished page",
      fix: "Write what is missing and remove the mark.",
      severity: "warning",
    }),
  );
