import { fillVariables, pageVariables } from "@docs/pages";
import type { Nodes, Root } from "mdast";
import type { Plugin } from "unified";

/**
 * Replaces variables such as `{{version}}` in pages while they're compiled. An unknown name stops the build at its
 * position.
 */
export const remarkVariables: Plugin<[], Root> = () => (tree, file) => {
  const [first] = fillVariables(tree, pageVariables);
  if (first) {
    file.fail(
      `Unexpected variable "{{${first.name}}}", expected ${first.expected}. Correct it, or add it to data/values.json.`,
      first.node,
    );
  }
  joinTexts(tree);
};

/** Joins adjacent texts, because React would insert a comment between them: https://github.com/react/react/pull/10029 */
function joinTexts(node: Nodes): void {
  if (!("children" in node)) {
    return;
  }
  const joined: Nodes[] = [];
  for (const child of node.children) {
    const last = joined.at(-1);
    if (child.type === "text" && last?.type === "text") {
      last.value += child.value;
    } else {
      joinTexts(child);
      joined.push(child);
    }
  }
  Object.assign(node, { children: joined });
}
