import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkBritishSpelling, checkPhrases } from "./phrases.ts";

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
  ["Use a cache, for example a volume.\n", []],
  ["Use a cache, e.g. a volume.\n", ['1:14 Unexpected "e.g.", expected "for example" or "such as"']],
  ["The engine, i.e., the runner.\n", ['1:13 Unexpected "i.e.", expected "that is"']],
  ["Go, Python, etc.\n", ['1:13 Unexpected "etc.", expected the whole list, or "such as" before it']],
  ["Call vs. pipe.\n", ['1:6 Unexpected "vs.", expected English words']],
  ["Edit `/etc/hosts` or /etc/hosts.\n", []],
  ["Fetch it.\n", []],
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
  expect(lintPage(checkPhrases, source)).toEqual(expected);
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
