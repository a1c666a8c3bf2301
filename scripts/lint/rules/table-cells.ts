import { placeOf, textOf, walk } from "@docs/pages";
import type { Table } from "mdast";
import type { PageFault, PageRule } from "../rule.ts";

/**
 * Checks that each row of a table has as many cells as its header, and that none is empty: an empty cell could mean
 * "no" or "unknown", and a screen reader says nothing.
 */
export const checkTableCells: PageRule = ({ tree }) =>
  [...walk(tree)].flatMap((node) => (node.type === "table" ? [...checkRows(node), ...checkCells(node)] : []));

function checkRows({ children: [head, ...rows] }: Table): readonly PageFault[] {
  const width = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== width)
    .map((row) => {
      const { children } = row;
      const found = `Unexpected row of ${children.length} ${children.length === 1 ? "cell" : "cells"}`;
      const fix = "Add what is missing, or escape a vertical line that is text as \\|.";
      return { ...placeOf(row), found, expected: `${width}, as in the head`, fix };
    });
}

function checkCells({ children }: Table): readonly PageFault[] {
  return children
    .flatMap(({ children }) => children)
    .filter((cell) => textOf(cell).trim() === "" && cell.children.every(({ type }) => type === "text"))
    .map((cell) => {
      const fix = 'Write what holds there, such as "none" or "no".';
      return { ...placeOf(cell), found: "Unexpected empty cell", expected: "a word", fix };
    });
}
