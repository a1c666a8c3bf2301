import { textOf } from "@docs/pages";
import type { InlineCode, PhrasingContent, Root, RootContent, Table, TableCell } from "mdast";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { breakCode } from "./break-code.ts";
import { measureWidth } from "./measure-width.ts";

/** Longest unbroken code in a sentence, in characters: the width of a phone, minus a list's indentation. */
const LONGEST = 30;

/** The same in a table, where another column needs room too; and in one on a wide screen, see src/css/article.css. */
const LONGEST_IN_TABLE = 22;
const LONGEST_IN_WIDE_TABLE = 32;

/** Tables with more columns scroll on phones, because their rows would become blocks too long to compare. */
const MOST_COLUMNS = 4;

/** Widest table, in characters, that surely fits the narrowest phone, and one whose rows are blocks there. */
const FITS_PHONE = 34;
const FITS_ARTICLE = 62;

/** Longest cell of a table that fits a phone as it is: numbers and single words, which are compared down a column. */
const SHORT_CELL = 12;

/** Longest head of such a table; it has two lines. */
const SHORT_HEAD = 24;

/**
 * Marks where lines may break in inline code, labels table cells for phones, and puts each table into a frame.
 *
 * Style sheets keep such code on one line except at `<wbr>`. Because that isn't text, the code is copied, searched, and
 * read aloud as written. This plugin must run after every plugin that generates parts of pages.
 */
export const remarkLineBreaks: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    if (node.type === "inlineCode") {
      markBreaks(node, LONGEST);
    }
    if (node.type === "table") {
      visit(node, "inlineCode", (code) => markBreaks(code, LONGEST_IN_TABLE));
      const isLabeled = labelCells(node);
      parent?.children.splice(index ?? 0, 1, frame(node, isLabeled ? FITS_ARTICLE : FITS_PHONE));
      return [SKIP, (index ?? 0) + 1];
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

/**
 * Wraps a table in the frame in which it scrolls sideways. Only one that may scroll is a stop of the Tab key, because
 * most tables fit every window, and a page can have dozens.
 */
function frame(table: Table, fits: number): RootContent {
  const isReachable = measureWidth(table, LONGEST_IN_TABLE) > fits;
  const hProperties = { className: ["table-frame"], ...(isReachable && { tabIndex: 0 }) };
  // Markdown has no node for it, so its data says what it becomes.
  const node = { type: "tableFrame", data: { hName: "div", hProperties }, children: [table] };
  return node as unknown as RootContent;
}

/**
 * Labels every cell except a row's first with its column header, because rows are blocks on phones. A header with code
 * is an element above the value, since style sheets have only text.
 *
 * @returns whether the table is one whose rows are.
 */
function labelCells({ children: [head, ...rows] }: Table): boolean {
  const labels = head?.children.map((cell) => textOf(cell).trim()) ?? [];
  const cells = rows.flatMap(({ children }) => children.map((cell) => textOf(cell).trim()));
  const isSmall =
    cells.every(({ length }) => length <= SHORT_CELL) && labels.every(({ length }) => length <= SHORT_HEAD);
  if (labels.length < 3 || labels.length > MOST_COLUMNS || isSmall) {
    return false;
  }
  const parts = head?.children.map(listParts) ?? [];
  for (const { children } of rows) {
    for (const [index, cell] of children.entries()) {
      const own = parts[index] ?? [];
      const hasCode = own.some(({ type }) => type === "inlineCode");
      if (index > 0 && labels[index]) {
        const label = hasCode ? "" : labels[index];
        cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, "data-label": label } };
        cell.children.unshift(...(hasCode && cell.children.length > 0 ? [toLabel(own)] : []));
      }
    }
  }
  return true;
}

/** Lists the texts and the code of a header, without their links. */
function listParts(header: TableCell): readonly PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  visit(header, (node) => {
    if (node.type === "text" || node.type === "inlineCode") {
      parts.push(node);
    }
  });
  return parts;
}

/** Renders a label, which screen readers leave out because they have the header. */
function toLabel(children: readonly PhrasingContent[]): PhrasingContent {
  const hProperties = { className: ["cell-label"], ariaHidden: "true" };
  // Markdown has no node for it, so its data says what it becomes.
  return { type: "cellLabel", data: { hName: "span", hProperties }, children } as unknown as PhrasingContent;
}
