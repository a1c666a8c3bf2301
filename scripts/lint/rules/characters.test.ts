import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkCharacters } from "./characters.ts";

test("punctuation, drawings, and accents of the west are fine", () => {
  expect(lintPage(checkCharacters, "“Café” – it’s 2 × 3 … → ✔ ∅\n\n```text\n├─ a\n\tb\n```\n")).toEqual([]);
});

test.each([
  ["da\u200Bgger", "1:3 Unexpected character U+200B, expected none, or a plain space"],
  ["a\u00A0b", "1:2 Unexpected character U+00A0, expected none, or a plain space"],
  ["a\u202Eb", "1:2 Unexpected character U+202E, expected none, or a plain space"],
  ["d\u0430gger", '1:2 Unexpected letter "\u0430" (U+0430), expected a letter of English'],
  ["\uFF44agger", '1:1 Unexpected letter "\uFF44" (U+FF44), expected a letter of English'],
  ["`\u{1D41D}agger`", '1:2 Unexpected letter "\u{1D41D}" (U+1D41D), expected a letter of English'],
  ["e\u0301", "1:2 Unexpected character U+0301, expected none, or a plain space"],
])("%j: %s", (source, problem) => {
  expect(lintPage(checkCharacters, source)).toEqual([problem]);
});
