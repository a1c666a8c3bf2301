import { describe, expect, test } from "vitest";
import { moveActive } from "./active-row.ts";
import { takeVisible } from "./dialog/room.ts";
import { groupByPage } from "./groups.ts";
import type { Hit, SearchAnswer } from "./provider.ts";
import { findSectionLabel } from "./section-label.ts";
import { joinSegments, parseSegments } from "./segments.ts";
import { selectScreen, toPending } from "./state.ts";

const hit = (pageUrl: string, anchor: string): Hit => ({
  id: pageUrl + anchor,
  url: pageUrl + anchor,
  kind: "section",
  page: `Page ${pageUrl}`,
  pageUrl,
  title: [{ text: anchor, match: false }],
  trail: [],
  excerpt: [],
  score: 1,
});
const answer = (total: number): SearchAnswer => ({ query: "q", total, hits: [], suggestions: [] });

test("hits are grouped by page, and pages keep the order of their best hit", () => {
  const groups = groupByPage([hit("/b", "#1"), hit("/a", "#1"), hit("/b", "#2")]);
  expect(groups.map(({ pageUrl, hits }) => [pageUrl, hits.map(({ url }) => url)])).toEqual([
    ["/b", ["/b#1", "/b#2"]],
    ["/a", ["/a#1"]],
  ]);
});

describe("what the list has room for", () => {
  const pages = (count: number, excerpt = "", signature?: string) =>
    groupByPage(
      Array.from({ length: count }, (_, page) => ({
        ...hit(`/${page}`, "#1"),
        excerpt: [{ text: excerpt, match: false }],
        ...(signature ? { signature } : {}),
      })),
    );

  test.each([
    ["titles alone", "", undefined, 8],
    ["one line of excerpt", "a".repeat(85), undefined, 6],
    ["two lines of excerpt", "a".repeat(86), undefined, 5],
    ["an excerpt that is cut", "a".repeat(400), undefined, 5],
    ["a signature and two lines", "a".repeat(170), "withExec(): Container", 5],
  ])("pages of one hit with %s", (_, excerpt, signature, expected) => {
    expect(takeVisible(pages(20, excerpt, signature), 30)).toHaveLength(expected);
  });

  test("pages that are hits themselves have no title above them", () => {
    expect(takeVisible(groupByPage(Array.from({ length: 20 }, (_, page) => hit(`/${page}`, ""))), 30)).toHaveLength(10);
  });

  test("the last page is whole, and nothing is left out of a short answer", () => {
    const long = groupByPage(Array.from({ length: 30 }, (_, number) => hit("/a", `#${number}`)));
    expect(takeVisible([...long, ...pages(3)], 30)).toEqual(long);
    expect(takeVisible(pages(3), 30)).toEqual(pages(3));
  });
});

test.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", -1, 3, 2],
  ["ArrowDown", -1, 0, undefined],
  ["Home", 1, 3, undefined],
])("%s from row %i of %3$i leads to %s", (key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected);
});

describe("the screen", () => {
  test.each([
    ["start", { kind: "idle" }],
    ["loading", { kind: "pending", previous: undefined }],
    ["results", { kind: "pending", previous: answer(2) }],
    ["results", { kind: "answered", answer: answer(2) }],
    ["no-results", { kind: "answered", answer: answer(0) }],
    ["error", { kind: "failed" }],
  ] as const)("is %s for %o", (name, state) => {
    expect(selectScreen(state).name).toBe(name);
  });

  test("keeps the last answer while the next is on its way, but not an error", () => {
    expect(selectScreen(toPending({ kind: "answered", answer: answer(2) })).name).toBe("results");
    expect(selectScreen(toPending({ kind: "failed" })).name).toBe("loading");
  });
});

test.each([
  [
    "a [b] c",
    [
      ["a ", false],
      ["b", true],
      [" c", false],
    ],
  ],
  [
    "[a][b]",
    [
      ["a", true],
      ["b", true],
    ],
  ],
  [
    "a ] b",
    [
      ["a ", false],
      [" b", false],
    ],
  ],
  [
    "a [b",
    [
      ["a ", false],
      ["b", true],
    ],
  ],
  ["", []],
])("%j is split into %j", (text, expected) => {
  const segments = parseSegments(text, "[", "]");
  expect(segments.map((segment) => [segment.text, segment.match])).toEqual(expected);
  expect(joinSegments(segments)).toBe(text.replace(/[[\]]/g, ""));
});

test.each([
  ["/", "Introduction"],
  ["/features/caching", "Introduction"],
  ["/reference/cli", "Reference"],
  ["/reference/", "Reference"],
  ["/references", undefined],
  ["/elsewhere", undefined],
])("the section of %s is %s", (pageUrl, label) => {
  const items = [
    { to: "/", label: "Introduction", activeBaseRegex: "^/(?:$|features(?:/|$))" },
    { to: "/reference", label: "Reference", activeBasePath: "/reference" },
    { href: "https://example.org", label: "Elsewhere" },
  ];
  expect(findSectionLabel(pageUrl, items)).toBe(label);
});
