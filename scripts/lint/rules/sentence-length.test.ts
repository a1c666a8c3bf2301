import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkSentenceLength } from "./sentence-length.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test.each([
  ["30 words", `${words(30)}.\n`, []],
  ["31 words", `${words(31)}.\n`, ["1:1 warning: Unexpected sentence of 31 words, expected at most 25"]],
  ["two sentences", `${words(20)}. The ${words(20)}.\n`, []],
  [
    "the second one",
    `Short. The ${words(31)}.\n`,
    ["1:8 warning: Unexpected sentence of 32 words, expected at most 25"],
  ],
  ["code between sentences", `${words(20)} \`a\`. \`b\` ${words(20)}.\n`, []],
  [
    "a line break inside",
    `${words(16)}\n${words(16)}.\n`,
    ["1:1 warning: Unexpected sentence of 32 words, expected at most 25"],
  ],
  ["items of a list", `- ${words(20)}\n- ${words(20)}\n`, []],
  ["cards in a row", `<Cards>\n<Card>${words(20)}</Card>\n<Card>${words(20)}</Card>\n</Cards>\n`, []],
])("%s", (_, source, expected) => {
  expect(lintPage(checkSentenceLength, source)).toEqual(expected);
});
