import type { Page } from "@docs/content";
import { expect, test } from "vitest";
import { findLostKeywords } from "./find-lost-keywords.ts";

const pages: readonly Page[] = [
  {
    url: "/caching",
    title: "Caching",
    description: "",
    kind: "",
    keywords: [],
    sections: ["", "volumes"].map((id) => ({ id, level: 2, heading: id, trail: [], text: "", code: [] })),
  },
];

test("keywords of pages and sections that exist are no problem", () => {
  expect(findLostKeywords('{ "/caching": ["a"], "/caching#volumes": ["b"] }', pages)).toEqual([]);
});

test("keywords of a renamed section are found with their line and the nearest section", () => {
  expect(findLostKeywords('{\n  "/caching": ["a"],\n  "/caching#volume": ["b"]\n}', pages)).toMatchObject([
    { line: 3, found: "No page has the section /caching#volume", expected: "/caching#volumes" },
  ]);
});
