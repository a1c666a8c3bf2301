import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkRhythm } from "./rhythm.ts";

const sentence = (words: number) => `The${" word".repeat(words - 1)}.`;
const paragraphs = (...lengths: readonly number[]) => lengths.map(sentence).join("\n\n");
const steady = Array.from({ length: 18 }, () => 18);

test.each([
  ["a steady page", paragraphs(...steady), []],
  ["too few sentences to tell", paragraphs(4, 5, 6), []],
  [
    "choppy",
    paragraphs(...steady.map(() => 12)),
    ["1:1 Unexpected average of 12.0 words in a sentence, expected 16 to 20"],
  ],
  [
    "a little choppy",
    paragraphs(...steady.map(() => 15)),
    ["1:1 warning: Unexpected average of 15.0 words in a sentence, expected 16 to 20"],
  ],
  [
    "many short sentences",
    paragraphs(...steady.map((words, at) => (at < 3 ? 8 : words))),
    ["1:1 warning: Unexpected 17% of sentences with at most 8 words, expected at most 10%"],
  ],
  [
    "a long sentence in every eighteen",
    paragraphs(31, ...steady.slice(1)),
    ["1:1 warning: Unexpected 6% of sentences with at least 31 words, expected at most 3%"],
  ],
  [
    "a telegram",
    `${paragraphs(12, 18)}\n\n${[14, 5, 6, 7, 8].map(sentence).join(" ")}\n`,
    ["5:71 warning: Unexpected run of 3 short sentences, expected an explanation"],
  ],
  ["short sentences in paragraphs of their own", paragraphs(5, 6, 7), []],
  ["headings, labels, and lines that lead to a block", `${"## It is\n\n- A label\n\nRun it now:\n\n".repeat(20)}`, []],
  ["lists of links", "- [A page](/a) explains it.\n".repeat(20), []],
  ["lists of names", "- `NAME`: your name.\n".repeat(20), []],
  ["bold labels of list items", `${`- **It is a label.** ${sentence(18)}\n`.repeat(18)}`, []],
])("%s", (_, source, expected) => {
  expect(lintPage(checkRhythm, source)).toEqual(expected);
});
