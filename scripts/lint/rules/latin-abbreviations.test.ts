import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkLatinAbbreviations } from "./latin-abbreviations.ts";

test.each([
  ["Use a cache, for example a volume.\n", []],
  ["Use a cache, e.g. a volume.\n", ['1:14 Unexpected "e.g.", expected "for example" or "such as"']],
  ["The engine, i.e., the runner.\n", ['1:13 Unexpected "i.e.", expected "that is"']],
  ["Go, Python, etc.\n", ['1:13 Unexpected "etc.", expected the whole list, or "such as" before it']],
  ["Call vs. pipe.\n", ['1:6 Unexpected "vs.", expected English words']],
  ["Edit `/etc/hosts` or /etc/hosts.\n", []],
  ["Fetch it.\n", []],
])("%j", (source, expected) => {
  expect(lintPage(checkLatinAbbreviations, source)).toEqual(expected);
});
