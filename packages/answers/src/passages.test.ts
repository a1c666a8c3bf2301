import { createRandom } from "@docs/search/testing";
import { expect, test } from "vitest";
import { readPassages } from "./passages.ts";

test("rows, their heads, items, prose, and lines that lead to a program are told apart", () => {
  const text =
    "Adapt it. Mount another folder.\nRun it:\nFlag · Meaning\n--quiet · Shows less\n\nthe name of the command;\nWarning";
  expect(readPassages(text).map((one) => [one.text, one.line, one.form, one.isLeadIn])).toEqual([
    ["Adapt it. Mount another folder.", 0, "prose", false],
    ["Run it:", 1, "prose", true],
    ["Flag · Meaning", 2, "heads", false],
    ["--quiet · Shows less", 3, "row", false],
    ["the name of the command;", 5, "item", false],
    ["Warning", 6, "item", false],
  ]);
});

test("nothing is lost or added, whatever the text", () => {
  const random = createRandom(7);
  const pieces = ["A", "b.", "c!", "(", ")", '"', "…", "./...", " · ", "\n", " ", "e.g.", "x: ", "?”"] as const;
  for (let run = 0; run < 2000; run += 1) {
    const text = Array.from({ length: random.below(20) }, () => random.oneOf(pieces)).join(random.oneOf(["", " "]));
    const passages = readPassages(text).map((one) => one.text);
    expect(passages.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    expect(passages.every((one) => text.includes(one))).toBe(true);
  }
});
