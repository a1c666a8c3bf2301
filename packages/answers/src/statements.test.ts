import { createRandom } from "@docs/search/testing";
import { expect, test } from "vitest";
import { readStatements, splitSentences } from "./statements.ts";

test.each([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["Run dagger develop. engine.json is read.", ["Run dagger develop.", "engine.json is read."]],
  ["Version 0.19.4 of go.mod is read.", ["Version 0.19.4 of go.mod is read."]],
  ["Test ./... with it. Then stop.", ["Test ./... with it.", "Then stop."]],
  ["The path . is the root. It stays.", ["The path . is the root.", "It stays."]],
  ['It says "no engine. Start one." and ends. Then?', ['It says "no engine. Start one." and ends.', "Then?"]],
  ["Use it (see below. Really) at once. Done.", ["Use it (see below. Really) at once.", "Done."]],
  ["Names, e.g. bookshop. Others too.", ["Names, e.g. bookshop.", "Others too."]],
  ["A pattern such as **, then !**/*.go helps.", ["A pattern such as **, then !**/*.go helps."]],
  ["No. It does not.", ["No.", "It does not."]],
  ["", []],
])("%s", (line, sentences) => {
  expect(splitSentences(line)).toEqual(sentences);
});

test("rows, their heads, items, labels and sentences that lead to a program are told apart", () => {
  const text =
    "Adapt it. Mount another folder.\nRun it:\nFlag · Meaning\n--quiet · Shows less\nthe name of the command;\nWarning";
  expect(readStatements(text).map((one) => [one.text, one.form, one.isLeadIn])).toEqual([
    ["Adapt it.", "label", false],
    ["Mount another folder.", "sentence", false],
    ["Run it:", "sentence", true],
    ["Flag · Meaning", "heads", false],
    ["--quiet · Shows less", "row", false],
    ["the name of the command;", "item", false],
    ["Warning", "label", false],
  ]);
});

test("short words in front of a program are a step, not a label", () => {
  const forms = readStatements("Save this file. It is whole.", new Set([0])).map(({ form }) => form);
  expect(forms).toEqual(["sentence", "sentence"]);
});

test("nothing is lost or added, whatever the text", () => {
  const random = createRandom(7);
  const pieces = ["A", "b.", "c!", "(", ")", '"', "…", "./...", " · ", "\n", " ", "e.g.", "x: ", "?”"] as const;
  for (let run = 0; run < 2000; run += 1) {
    const text = Array.from({ length: random.below(20) }, () => random.oneOf(pieces)).join(random.oneOf(["", " "]));
    const joined = readStatements(text).map((one) => one.text);
    expect(joined.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    expect(joined.every((one) => text.includes(one))).toBe(true);
  }
});
