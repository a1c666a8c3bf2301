import { textOf } from "@docs/pages";
import type { Table, TableCell } from "mdast";
import { visit } from "unist-util-visit";
import { breakCode } from "./break-code.ts";

/** Space between two columns, in characters of code. */
const GAP = 2;

/** Width of a character of prose relative to one of code. */
const PROSE = 0.85;

/** Returns the least width of a table, in characters of code: that of the longest piece in each column. */
export function measureWidth({ children: rows }: Table, longest: number): number {
  const columns = rows[0]?.children.map((_, column) =>
    Math.max(...rows.map(({ children }) => (children[column] ? measureCell(children[column], longest) : 0))),
  );
  return (columns ?? []).reduce((sum, width) => sum + width + GAP, -GAP);
}

/** Returns the length of a cell's longest piece that no line break divides. */
function measureCell(cell: TableCell, longest: number): number {
  const code: string[] = [];
  visit(cell, "inlineCode", ({ value }) => {
    code.push(value);
  });
  const prose = code.reduce((text, value) => text.replace(value, " "), textOf(cell));
  const pieces = code.flatMap((value) => breakCode(value, longest));
  const words = prose.split(/\s+|(?<=\p{L}-)/u);
  return Math.max(0, ...pieces.map(({ length }) => length), ...words.map(({ length }) => length * PROSE));
}
