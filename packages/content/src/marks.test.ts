import { expect, test } from "vitest";
import { readMarkedLines, replaceAddresses, stripMarks } from "./marks.ts";

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

const linked =
  "See \uE004/a#b\uE005the \uE000key\uE000\uE006 and \uE004/c\uE005that\uE006.\n\uE001\uE004/d\uE005Open\nBroken";

test("links have their words and addresses, and neither marks nor addresses are words", () => {
  expect(readMarkedLines(linked)).toEqual([
    {
      text: "See the key and that.",
      code: [[8, 11]],
      links: [
        [4, 11, "/a#b"],
        [16, 20, "/c"],
      ],
    },
    { text: "Open", code: [], item: 0 },
    { text: "Broken", code: [] },
  ]);
  expect(stripMarks(linked)).toBe("See the key and that.\nOpen\nBroken");
});

test("a link without a new address becomes plain words", () => {
  const replaced = replaceAddresses(linked, (address) => (address === "/c" ? "7" : undefined));
  expect(readMarkedLines(replaced)[0]).toEqual({
    text: "See the key and that.",
    code: [[8, 11]],
    links: [[16, 20, "7"]],
  });
});
