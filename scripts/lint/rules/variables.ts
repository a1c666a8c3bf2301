import type { Problem } from "@docs/pages";
import { placeOf } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** Checks that every `{{name}}` on a page is a variable that the build fills in. */
export const checkVariables: PageRule = ({ file, unknownVariables }) =>
  unknownVariables.map(
    ({ name, node, expected }): Problem => ({
      file,
      ...placeOf(node),
      found: `Unexpected variable "{{${name}}}"`,
      expected,
      fix: "Correct it, or add it to data/values.json.",
    }),
  );
