import { placeOf } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** Checks that every `{{name}}` on a page is a variable that the build fills in. */
export const checkVariables: PageRule = ({ unknownVariables }) =>
  unknownVariables.map(({ name, node, expected }) => ({
    ...placeOf(node),
    found: `Unexpected variable "{{${name}}}"`,
    expected,
    fix: "Correct it, or add it to data/values.json.",
  }));
