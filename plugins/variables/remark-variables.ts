import type { Root } from "mdast";
import type { Plugin } from "unified";
import { fillVariables } from "./fill-variables.ts";
import { pageVariables } from "./variables.ts";

/** Puts `{{version}}` into pages while they are compiled; a name that nobody knows stops the build at its place. */
export const remarkVariables: Plugin<[], Root> = () => (tree, file) => {
  const [first] = fillVariables(tree, pageVariables);
  if (first) {
    file.fail(
      `Unexpected variable "{{${first.name}}}", expected ${first.expected}. Correct it, or add it to plugins/variables/variables.ts.`,
      first.node,
    );
  }
};
