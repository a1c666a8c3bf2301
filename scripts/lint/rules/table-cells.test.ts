import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkTableCells } from "./table-cells.ts";

test.each([
  ["| a | b |\n| - | - |\n| 1 | `x` |\n", []],
  ["| | b |\n| - | - |\n| 1 | 2 |\n", ["1:1 Unexpected empty cell, expected a word"]],
  ["| a | b |\n| - | - |\n| 1 | |\n", ["3:5 Unexpected empty cell, expected a word"]],
  ["| a | |\n| - | - |\n| 1 | 2 |\n", ["1:5 Unexpected empty cell, expected a word"]],
  ["| a | b |\n| - | - |\n| 1 |\n", ["3:1 Unexpected row of 1 cell, expected 2, as in the head"]],
  ["| a | b |\n| - | - |\n| 1 | 2 | 3 |\n", ["3:1 Unexpected row of 3 cells, expected 2, as in the head"]],
])("%j", (source, expected) => {
  expect(lintPage(checkTableCells, source)).toEqual(expected);
});
