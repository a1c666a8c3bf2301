import { expect, test } from "vitest";
import { preferPhrases } from "./prefer-phrases.ts";
import { toPlainWords } from "./text-store.ts";

const texts = ["The value is nil when the binding ends.", 'Error: "binding value is nil".', "Nothing of it."];
const ranked = [
  { section: 0, score: 11 },
  { section: 1, score: 10 },
  { section: 2, score: 9.5 },
];

test.each([
  ["binding value is nil", [1, 0, 2]],
  ['Error: "binding value is nil"', [1, 0, 2]],
  ["nil", [0, 1, 2]],
  ["", [0, 1, 2]],
])("%j ranks %j", (query, expected) => {
  const order = preferPhrases(ranked, query, (section) => toPlainWords(texts[section] ?? ""));
  expect(order.map(({ section }) => section)).toEqual(expected);
});
