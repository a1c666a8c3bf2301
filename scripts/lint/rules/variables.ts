import type { Problem } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** Every `{{name}}` of a page is a variable that the build fills in. */
export const checkVariables: PageRule = ({ file, unknownVariables }) =>
  unknownVariables.map(
    ({ name, node, expected }): Problem => ({
      file,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
      found: `Unexpected variable "{{${name}}}"`,
      expected,
      fix: "Correct it, or add it to data/values.json.",
      severity: "error",
    }),
  );
