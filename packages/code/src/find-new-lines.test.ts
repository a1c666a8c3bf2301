import { expect, test } from "vitest";
import { findNewLines } from "./find-new-lines.ts";

test.each([
  ["a line between others", "a\nc", "a\nb\nc", [1]],
  ["a line that changed", "a\nb\nc", "a\nB\nc", [1]],
  ["lines at the end, despite a blank one that was there before", "a\n\nb\n", "a\n\nb\n\nc\n", [3, 4]],
  ["nothing where lines were only removed", "a\nb\nc", "a\nc", []],
  ["nothing in the same program", "a\nb", "a\nb\n", []],
  ["nothing in a program that is new as a whole", "x\ny", "a\nb\nc\nd\nx", []],
])("finds %s", (_, before, after, expected) => {
  expect([...findNewLines(before, after)]).toEqual(expected);
});
