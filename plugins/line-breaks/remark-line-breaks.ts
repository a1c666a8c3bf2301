import { textOf } from "@docs/pages";
import type { InlineCode, Root, Table } from "mdast";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { breakCode } from "./break-code.ts";

/** Longest unbroken code in a sentence, in characters: the width of a phone, minus a list's indentation. */
const LONGEST = 30;

/** The same in a table, where another column needs room too; and in one on a wide screen, see src/css/article.css. */
const LONGEST_IN_TABLE = 22;
const LONGEST_IN_WIDE_TABLE = 32;

/** Tables with more columns scroll on phones, because their rows would become blocks too long to compare. */
const MOST_COLUMNS = 4;

/** Longest cell of a table that fits a phone as it is: numbers and single words, which are compared down a column. */
const SHORT_CELL = 12;

/** Longest head of such a table; it has two lines. */
const SHORT_HEAD = 24;

/**
 * Marks where lines may break in inline code, and labels table cells for phones.
 *
 * Style sheets keep such code on one line except at `<wbr>`. Because that isn't text, the code is copied, searched, and
 * read aloud as written. This plugin must run after every plugin that generates parts of pages.
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
  const isWhole = longest === LONGEST_IN_TABLE && node.value.length <= LONGEST_IN_WIDE_TABLE;
  const properties = isWhole ? { className: ["narrow"] } : {};
  if (pieces.length > 1) {
    const hChildren = pieces.flatMap((value, index) => [
      ...(index === 0 ? [] : [{ type: "element" as const, tagName: "wbr", properties, children: [] }]),
      { type: "text" as const, value },
    ]);
    node.data = { ...node.data, hChildren };
  }
}

/** Labels every cell except a row's first with its column header, because rows are blocks on phones. */
function labelCells({ children: [head, ...rows] }: Table): void {
  const labels = head?.children.map((cell) => textOf(cell).trim()) ?? [];
  const cells = rows.flatMap(({ children }) => children.map((cell) => textOf(cell).trim()));
  const isSmall =
    cells.every(({ length }) => length <= SHORT_CELL) && labels.every(({ length }) => length <= SHORT_HEAD);
  if (labels.length < 3 || labels.length > MOST_COLUMNS || isSmall) {
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
