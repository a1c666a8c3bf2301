import { expect, test } from "vitest";
import { IndexError } from "./index-error.ts";
import { loadGrowingIndex, loadIndex } from "./load-index.ts";
import { createFiles, createIndex, createPage } from "./testing.ts";

const pages = [
  createPage("/features/caching", "Caching", "Layers and volumes are kept.", [{ heading: "Layers", text: "Results." }]),
  createPage("/extending/secrets", "Secrets", "A secret is never cached."),
  createPage("/reference/cli", "CLI", "Commands.", [{ heading: "dagger call", id: "call", text: "Calls a function." }]),
];
const files = createFiles(pages);

test("the same pages in any order give the same bytes", () => {
  expect(JSON.stringify(createFiles([...pages].reverse()))).toBe(JSON.stringify(files));
});

test("another word gives another build", () => {
  const other = createFiles([...pages.slice(1), createPage("/features/caching", "Caching", "Layers are kept.")]);
  expect(other.index.build).not.toBe(files.index.build);
  expect(() => loadIndex(files.index, other.text)).toThrow(/build .*, expected .*reload the page/i);
});

test("anchors that follow from the heading and anchors that do not both come back", () => {
  const index = createIndex(pages);
  expect(index.search("layers").hits.map(({ url }) => url)).toContain("/features/caching#layers");
  expect(index.search("dagger call").hits[0]?.url).toBe("/reference/cli#call");
});

test.each([undefined, null, 1, "", [], {}, { format: 0 }, "<!doctype html>"])("%j is no index", (content) => {
  expect(() => loadIndex(content, files.text)).toThrow(IndexError);
});

test.each([
  ["no sections", { sections: undefined }],
  ["fewer titles than pages", { pages: { ...files.index.pages, titles: [] } }],
  ["fewer terms than their lengths", { terms: { ...files.index.terms, endings: "a" } }],
  [
    "postings that end early",
    { postings: files.index.postings.map((one) => ({ ...one, gaps: one.gaps.slice(0, -1) })) },
  ],
  [
    "postings of sections that are not there",
    { postings: files.index.postings.map((one) => ({ ...one, gaps: one.gaps.replace(/.$/, "Z") })) },
  ],
])("an index with %s is refused", (_, damage) => {
  expect(() => loadIndex({ ...files.index, ...damage }, files.text)).toThrow(IndexError);
});

test("texts with fewer sections are refused, and the index goes on without them", () => {
  const index = loadGrowingIndex(files.index);
  expect(() => index.addText({ ...files.text, texts: [] })).toThrow(IndexError);
  expect(index.search("secrets").hits[0]).toMatchObject({ url: "/extending/secrets", excerpt: [] });
});

test("hits that came before the texts get their excerpts in their places", () => {
  const two = createFiles([
    createPage("/first", "Alpha", "Registry image pull. Registry, image, pull."),
    createPage(
      "/second",
      "Beta",
      "Among many other words of no matter you can pull image registry and go on for long.",
    ),
  ]);
  const index = loadGrowingIndex(two.index);
  const order = (query: string, isEarly?: boolean) =>
    index.search(query, { isEarly: isEarly ?? false }).hits.map(({ url }) => url);
  const query = "pull image registry";
  const early = order(query);
  index.addText(two.text);
  expect(order(query, true)).toEqual(early);
  expect(index.search(query, { isEarly: true })).toMatchObject({ isEarly: true });
  expect(index.search(query, { isEarly: true }).hits.every(({ excerpt }) => excerpt.length > 0)).toBe(true);
  expect(order(query), "the texts rank otherwise, or this test would hold nothing").not.toEqual(early);
  expect(index.search(query)).not.toHaveProperty("isEarly");
});

test("excerpts come with the texts", () => {
  const index = loadGrowingIndex(files.index);
  const before = index.search("secret").hits.map(({ url, excerpt }) => [url, excerpt.length]);
  index.addText(files.text);
  expect(before).toEqual([["/extending/secrets", 0]]);
  expect(index.search("secret").hits[0]?.excerpt).toEqual([
    { text: "A ", match: false },
    { text: "secret", match: true },
    { text: " is never cached.", match: false },
  ]);
});
