import { textOf, walk } from "../nodes.ts";
import type { Problem } from "../problem.ts";
import type { PageRule } from "../rule.ts";

/** No cell of a table is empty, for a reader cannot tell "no" from "unknown", and a screen reader says nothing. */
export const checkTableCells: PageRule = ({ file, tree }) =>
  [...walk(tree)].flatMap((node) => {
    if (node.type !== "table") {
      return [];
    }
    return node.children
      .flatMap(({ children }) => children)
      .filter((cell) => textOf(cell).trim() === "" && cell.children.every(({ type }) => type === "text"))
      .map((cell): Problem => {
        const { line, column } = cell.position?.start ?? { line: 1, column: 1 };
        const fix = 'Write what holds there, such as "none" or "no".';
        return { file, line, column, found: "Unexpected empty cell", expected: "a word", fix, severity: "error" };
      });
  });
