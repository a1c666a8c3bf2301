import { expect, test } from "vitest";
import { readMarkedLines, stripMarks } from "./marks.ts";

const marked = "Do this:\n\uE002Run \uE000npm ci\uE000.\n\uE003Wait.\n\uE001A bullet\n\uE003\uE000x\uE000\n\uE002Again";

test("lines have their code, and items their numbers, whatever stands between them", () => {
  expect(readMarkedLines(marked)).toEqual([
    { text: "Do this:", code: [] },
    { text: "Run npm ci.", code: [[4, 10]], item: 1 },
    { text: "Wait.", code: [], item: 2 },
    { text: "A bullet", code: [], item: 0 },
    { text: "x", code: [[0, 1]], item: 3 },
    { text: "Again", code: [], item: 1 },
  ]);
});

test("without its marks, a text has the words of its lines", () => {
  expect(stripMarks(marked).split("\n")).toEqual(readMarkedLines(marked).map(({ text }) => text));
});
