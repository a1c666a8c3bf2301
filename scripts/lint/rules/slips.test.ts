import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkSlips } from "./slips.ts";

test.each([
  ["The list from A to Z. It ends here: The end."],
  ["Use `code` `code`, and **bold**. A GitHub repository, I think."],
])("%j is fine", (source) => {
  expect(lintPage(checkSlips, source)).toEqual([]);
});

test.each([
  ["a part of of it", '1:8 Unexpected "of of", expected the word once'],
  ["a part of\nof it", '1:8 Unexpected "of of", expected the word once'],
  ["it runs And ends", '1:9 Unexpected "And", expected a lowercase letter within a sentence'],
  ["it runs, The end", '1:10 Unexpected "The", expected a lowercase letter within a sentence'],
])("%j: %s", (source, problem) => {
  expect(lintPage(checkSlips, source)).toEqual([problem]);
});
