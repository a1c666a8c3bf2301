import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkAmericanSpelling } from "./american-spelling.ts";

test.each([
  [
    "The hour of our four sources: a promise, precise, raise, exercise, an organism, analyses, rebelled, called, filled.",
  ],
  ["The organization's license and its color, canceled. `organisation` is code."],
])("%j is fine", (source) => {
  expect(lintPage(checkAmericanSpelling, source)).toEqual([]);
});

test.each([
  ["behaviour", "behavior"],
  ["colours", "colors"],
  ["organisation", "organization"],
  ["Recognises", "Recognizes"],
  ["normalised", "normalized"],
  ["analysed", "analyzed"],
  ["cancelled", "canceled"],
  ["labelling", "labeling"],
  ["licence", "license"],
  ["centre", "center"],
  ["grey", "gray"],
  ["artefacts", "artifacts"],
  ["programme", "program"],
  ["judgement", "judgment"],
  ["whilst", "while"],
  ["learnt", "learned"],
  ["spelt", "spelled"],
])("%s is %s", (british, american) => {
  expect(lintPage(checkAmericanSpelling, `A ${british}.`)).toEqual([
    `1:3 Unexpected "${british}", expected "${american}"`,
  ]);
});
