import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkParagraphLength } from "./paragraph-length.ts";

test.each([
  ["One. Two. Three. Four.\n", []],
  ["One. Two. Three. Four. Five.\n", ["1:1 warning: Unexpected paragraph of 5 sentences, expected at most 4"]],
  ["One.\n\nTwo. Three.\n\nFour. Five.\n", []],
  ["Node.js 1.2.3 is one. Two? Three! `Four`.\n", []],
])("%j", (source, expected) => {
  expect(lintPage(checkParagraphLength, source)).toEqual(expected);
});
