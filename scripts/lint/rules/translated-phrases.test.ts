import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkTranslatedPhrases } from "./translated-phrases.ts";

test.each([
  ["The file is in `ci`, and `stands in` is code.\n", []],
  ["An example stands for many, and they took the parts apart.\n", []],
  ["Sockets belong in arguments; none of them is copied.\n", []],
  ["The name stands in the file.\n", ['1:10 Unexpected "stands in", expected "is in", "see", or "comes before"']],
  ["How it works is told in **state**.\n", ['1:14 Unexpected "is told in", expected "see" or "explains"']],
  ["The cache lies on the node.\n", ['1:11 Unexpected "lies on", expected "is in"']],
  ["It belongs into\na container.\n", ['1:4 Unexpected "belongs into", expected "belongs in" or "goes in"']],
  ["It runs anew.\n", ['1:9 Unexpected "anew", expected "again"']],
  ["Whoever has it reads it.\n", ['1:1 Unexpected "Whoever", expected "anyone who" or "if you"']],
  ["- That is none.\n", ['1:8 Unexpected "is none", expected "isn\'t one" or "there isn\'t any"']],
  ["None is none of these. If there are none, go on.\n", []],
  ["| a |\n| - |\n| gives back |\n", ['3:3 Unexpected "gives back", expected "returns"']],
  ["Dagger hands on the error.\n", ['1:8 Unexpected "hands on", expected "passes" or "forwards"']],
  ["They depend on each other in a circle.\n", ['1:27 Unexpected "in a circle", expected "circular"']],
  ["You see the output.\n", ['1:1 Unexpected "You see", expected the output itself']],
  ["As you see, it works.\n", []],
  ["Names in lower case work.\n", ['1:10 Unexpected "lower case", expected "lowercase" or "uppercase"']],
])("%j", (source, expected) => {
  expect(lintPage(checkTranslatedPhrases, source)).toEqual(expected);
});
