import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkItemCounts } from "./item-counts.ts";

test.each([
  ["Two types take part:\n\n- a\n- b\n", []],
  ["Three types take part:\n\n- a\n- b\n", ['1:1 Unexpected "Three types" before 2 items, expected "two types"']],
  ["There are four:\n\n1. a\n", ['1:1 Unexpected "four items" before 1 items, expected "one items"']],
  [
    "Two kinds differ:\n\n| a |\n| - |\n| b |\n| c |\n| d |\n",
    ['1:1 Unexpected "Two kinds" before 3 rows, expected "three kinds"'],
  ],
  ["Each has one of two roles:\n\n- a\n- b\n- c\n", []],
  ["Two of them are open.\n\n- a\n", []],
  ["Two types:\n\nText\n\n- a\n", []],
])("%j", (source, expected) => {
  expect(lintPage(checkItemCounts, source)).toEqual(expected);
});
