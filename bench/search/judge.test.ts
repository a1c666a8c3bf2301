import { expect, test } from "vitest";
import { isAnswerable, judge, summarise } from "./judge.ts";

const query = {
  id: "q1",
  category: "kw",
  query: "secrets",
  judgements: [
    { url: "/a", grade: 3 },
    { url: "/b#x", grade: 2 },
    { url: "/b#gone", grade: 3 },
  ],
};
const existing = new Set(["/a", "/b", "/b#x", "/c"]);

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

test.each([
  ["the best order", ["/b#x", "/a"], { pageNdcg: 1, isFirstGood: true, reciprocalRank: 1 }],
  ["a page counts once", ["/a", "/a#y", "/a#z", "/b"], { pageNdcg: 1, isFirstGood: true }],
  ["a section counts once", ["/b#x", "/b#x", "/a", "/b#y"], { sectionNdcg: 0.845, pageNdcg: 1 }],
  ["a slash at the end is the same page", ["/a/", "/b/", "/b/#x"], { pageNdcg: 1, sectionNdcg: 1 }],
  ["the fourth place", ["/c", "/d", "/e", "/a"], { isFirstGood: false, isGoodAmongThree: false, reciprocalRank: 0.25 }],
  ["nothing", [], { pageNdcg: 0, sectionNdcg: 0, reciprocalRank: 0, isEmpty: true }],
])("%s", (_, urls, expected) => {
  const { pageNdcg, sectionNdcg, ...verdict } = judge(query, urls, existing);
  const rounded = { pageNdcg: round(pageNdcg), sectionNdcg: round(sectionNdcg ?? 0) };
  expect({ ...verdict, ...rounded }).toMatchObject(expected);
});

test("where a heading is worded differently, any other section of its page counts for it, once", () => {
  expect(judge(query, ["/a", "/b#renamed", "/b#x"], existing).sectionNdcg).toBe(1);
  expect(judge(query, ["/a", "/b#x", "/b"], existing).sectionNdcg).toBeCloseTo(0.959, 3);
  expect(judge(query, ["/a", "/b#renamed", "/b#other", "/b#more", "/b#x"], existing).sectionNdcg).toBeLessThan(1);
});

test("a page that is not there can neither be reached nor missed", () => {
  expect(judge(query, ["/a"], new Set(["/a"])).sectionNdcg).toBe(1);
});

test("a query without its best pages says nothing yet", () => {
  expect(isAnswerable(query, existing)).toBe(true);
  expect(isAnswerable(query, new Set(["/a"]))).toBe(false);
});

test("means leave out what could not be judged", () => {
  const verdict = judge(query, ["/a"], existing);
  expect(summarise([verdict, { ...verdict, sectionNdcg: undefined, isEmpty: true }])).toMatchObject({
    queries: 2,
    sectionNdcg: Math.round((verdict.sectionNdcg ?? 0) * 1000) / 1000,
    zeroResults: 0.5,
  });
});
