import { expect, test } from "vitest";
import { findLine } from "./cited-lines.ts";

const before = ["a", "func one() {", "return err", "}", "func two() {", "return err", "}"];
const after = ["a", "b", "func one() {", "return err", "}", "c", "func two() {", "return err", "}"];

test.each([
  ["a line that moved", 2, "func one", 3],
  ["the second of two equal lines, by what's around it", 6, "return err", 8],
  ["a line whose text is gone keeps its number", 4, "missing", 4],
  ["a citation that was wrong before keeps its number", 1, "return err", 1],
])("%s", (_, line, text, expected) => {
  expect(findLine(line, text, before, after)).toBe(expected);
});

test("a line that moved comes back", () => {
  const there = findLine(6, "return err", before, after);
  expect(findLine(there, "return err", after, before)).toBe(6);
});
