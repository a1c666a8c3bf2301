import { textOf } from "@docs/pages";
import type { InlineCode, Root, Table } from "mdast";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { breakCode } from "./break-code.ts";

/** The most characters of code in a sentence that stay in one line: the width of a phone, less a list's indent. */
const LONGEST = 30;

/** The same in a table, where another column stands beside it. */
const LONGEST_IN_TABLE = 22;

/** Tables of more columns scroll on phones: their rows would be blocks too long to be compared. */
const MOST_COLUMNS = 4;

/**
 * Says where lines may end in code within a sentence, and names the cells of tables for phones.
 *
 * Style sheets keep such code in one line except at `<wbr>`, which is no text: what is copied, searched and read
 * aloud stays as it was written. It has to stand behind everything that makes parts of pages.
 */
export const remarkLineBreaks: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    if (node.type === "inlineCode") {
      markBreaks(node, LONGEST);
    }
    if (node.type === "table") {
      visit(node, "inlineCode", (code) => markBreaks(code, LONGEST_IN_TABLE));
      labelCells(node);
      return SKIP;
    }
  });
};

function markBreaks(node: InlineCode, longest: number): void {
  const pieces = breakCode(node.value, longest);
  if (pieces.length > 1) {
    const hChildren = pieces.flatMap((value, index) => [
      ...(index === 0 ? [] : [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }]),
      { type: "text" as const, value },
    ]);
    node.data = { ...node.data, hChildren };
  }
}

/** Every cell but a row's first says the head of its column: on phones, rows are blocks. */
function labelCells({ children: [head, ...rows] }: Table): void {
  const labels = head?.children.map((cell) => textOf(cell).trim()) ?? [];
  if (labels.length < 3 || labels.length > MOST_COLUMNS) {
    return;
  }
  for (const { children } of rows) {
    for (const [index, cell] of children.entries()) {
      if (index > 0 && labels[index]) {
        cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, "data-label": labels[index] } };
      }
    }
  }
}
