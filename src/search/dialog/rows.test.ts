import { describe, expect, test } from "vitest";
import { NOTHING_SAVED, type SavedHit } from "../saved.ts";
import type { Screen } from "../state.ts";
import { toHit } from "../testing.ts";
import { findFirstActive, listGroups, moveActive, OFFER, type RowSources, toElementId } from "./rows.ts";

const find = (query: string, ...urls: readonly (readonly [page: string, anchor: string])[]): Screen => ({
  name: "results",
  answer: { query, total: urls.length, hits: urls.map(([page, anchor]) => toHit(page, anchor)), suggestions: [] },
});
const results = find.bind(undefined, "q");
const noResults: Screen = { name: "no-results", answer: { query: "q", total: 0, hits: [], suggestions: [] } };
const saved = (url: string): SavedHit => ({ url, kind: "page", title: url, page: url });
const plain: RowSources = { saved: NOTHING_SAVED, conversations: undefined, places: [], questions: [] };
const withAnswers: RowSources = { ...plain, conversations: [] };
const list = (screen: Screen, sources: RowSources) =>
  listGroups(screen, sources).map(({ kind, rows }) => [kind, rows.map(({ id }) => id)]);

describe("the rows of a screen", () => {
  test("hits are in groups of their pages, below the row that asks the query", () => {
    const screen = results(["/b", "#1"], ["/a", ""], ["/b", "#2"]);
    expect(list(screen, withAnswers)).toEqual([
      ["offer", ["ask-ai"]],
      ["page", ["/b#1", "/b#2"]],
      ["page", ["/a"]],
    ]);
    expect(list(screen, plain)).toEqual([
      ["page", ["/b#1", "/b#2"]],
      ["page", ["/a"]],
    ]);
  });

  test("a query without results can be asked, on a site with Ask AI", () => {
    expect(list(noResults, withAnswers)).toEqual([["offer", ["ask-ai"]]]);
    expect(list(noResults, plain)).toEqual([]);
  });

  test("the start screen has recent hits, favorites, and conversations; what is empty is left out", () => {
    const sources: RowSources = {
      ...plain,
      saved: { recent: [saved("/a")], favorite: [saved("/b"), saved("/c")] },
      conversations: [{ id: "1", question: "What is a cache volume?" }],
    };
    expect(list({ name: "start" }, sources)).toEqual([
      ["recent", ["/a"]],
      ["favorite", ["/b", "/c"]],
      ["conversations", ["conversation 1"]],
    ]);
    expect(list({ name: "start" }, withAnswers)).toEqual([]);
  });

  test("the start screen ends with places, and with questions to try if they can be asked", () => {
    const place = { url: "/a", kind: "page", title: "A", hint: "B" } as const;
    const sources = { ...withAnswers, places: [place], questions: ["Why?"] };
    expect(list({ name: "start" }, sources)).toEqual([
      ["places", ["place /a"]],
      ["questions", ["question Why?"]],
    ]);
    expect(list({ name: "start" }, { ...sources, conversations: undefined })).toEqual([["places", ["place /a"]]]);
  });

  test.each(["loading", "error"] as const)("the screen %s has none", (name) => {
    expect(list({ name }, withAnswers)).toEqual([]);
  });
});

describe("the row that is highlighted first", () => {
  test.each<readonly [what: string, screen: Screen, sources: RowSources, row: string | undefined]>([
    ["the best hit, also below the row that asks", results(["/b", "#1"], ["/a", ""]), withAnswers, "/b#1"],
    ["the row that asks where there are no hits", noResults, withAnswers, OFFER.id],
    ["the row that asks if the query is a question", find("why? ", ["/a", ""]), withAnswers, OFFER.id],
    ["the best hit of a question on a site without answers", find("why?", ["/a", ""]), plain, "/a"],
    ["none where there are no rows", noResults, plain, undefined],
    [
      "none on the start screen",
      { name: "start" },
      { ...withAnswers, saved: { recent: [saved("/a")], favorite: [] } },
      undefined,
    ],
  ])("is %s", (_, screen, sources, row) => {
    expect(findFirstActive(screen, listGroups(screen, sources))).toBe(row);
  });
});

test.each([
  ["ArrowDown", undefined, "abc", "a"],
  ["ArrowDown", "b", "abc", "c"],
  ["ArrowDown", "c", "abc", "a"],
  ["ArrowUp", "b", "abc", "a"],
  ["ArrowUp", "a", "abc", "c"],
  ["ArrowUp", undefined, "abc", "c"],
  ["ArrowDown", undefined, "", undefined],
  ["Home", "b", "abc", undefined],
])("%s from row %s of %j leads to %s", (key, active, ids, expected) => {
  expect(
    moveActive(
      key,
      active,
      [...ids].map((id) => ({ id })),
    ),
  ).toBe(expected);
});

test("ids of elements have no white space, whatever the ids of rows have", () => {
  expect(toElementId(":r1:", "conversation 1\n2")).toBe(":r1:-conversation+1+2");
});
