import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkBannedWords, checkBritishSpelling } from "./banned-words.ts";

const withoutIt = "expected the sentence without it";

test.each([
  ["Run the function.\n", []],
  ["Simply run it.\n", [`1:1 Unexpected "Simply", ${withoutIt}`]],
  ["You can **just** run it.\n", [`1:11 Unexpected "just", ${withoutIt}`]],
  ["Two\nlines, of\ncourse.\n", [`2:8 Unexpected "of course", ${withoutIt}`]],
  ["Adjust the justification, as soon as it runs.\n", []],
  ["Run `just build` and read `please`.\n", []],
  ["```text\nsimply\n```\n", []],
  ["{/* simply */}\n", []],
  ["## An easy start\n", [`1:7 Unexpected "easy", ${withoutIt}`]],
  ["| a |\n| - |\n| Please ask |\n", ['3:3 Unexpected "Please", expected a plain instruction']],
  ["- It is coming soon\n", ['1:16 Unexpected "soon", expected what is true in this version']],
  [
    '<Card href="/x" title="Powerful caching">Text</Card>\n',
    ['1:1 Unexpected "Powerful", expected a fact that the reader can check'],
  ],
  [":::note\nJust so.\n:::\n", [`2:1 Unexpected "Just", ${withoutIt}`]],
  ["---\ntitle: A\ndescription: An easy way.\n---\n", [`3:17 Unexpected "easy", ${withoutIt}`]],
])("%j", (source, expected) => {
  expect(lintPage(checkBannedWords, source)).toEqual(expected);
});

test.each([
  "The hour of our four sources: a promise, precise, raise, exercise, an organism, analyses, rebelled, called, filled.",
  "The organization's license and its color, canceled, otherwise summarized in an enterprise. `organisation` is code.",
])("%j is American", (source) => {
  expect(lintPage(checkBritishSpelling, source)).toEqual([]);
});

test.each(
  (
    "behaviour colours organisation Recognises normalised emphasise optimising analysed cancelled labelling licence " +
    "centre grey artefacts programme judgement whilst learnt spelt"
  ).split(" "),
)("%s is British", (british) => {
  expect(lintPage(checkBritishSpelling, `A ${british}.`)).toEqual([
    `1:3 Unexpected "${british}", expected the American spelling`,
  ]);
});
