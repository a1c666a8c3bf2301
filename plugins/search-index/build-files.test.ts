import { readData } from "@docs/facts";
import { loadIndex } from "@docs/search";
import { expect, test } from "vitest";
import { buildFiles } from "./build-files.ts";
import { findPart, renderRecords } from "./render-records.ts";
import { toSearchPages } from "./search-pages.ts";
import { api, container } from "./testing.ts";

const records = { siteUrl: "https://site.test/docs/", version: "1.0.0", language: "de", partOf: () => "Reference" };
const pages = toSearchPages([container], api);
const source = { pages, synonyms: [], weakWords: [], version: "1.0.0" };

test("the manifest names an index and its texts, and both load", () => {
  const { mark, files: built } = buildFiles(source);
  const files = new Map(built.map(({ path, content }) => [`/${path}`, content]));
  const manifest = JSON.parse(files.get("/search/manifest.json") ?? "");
  expect(manifest).toEqual({
    index: `/search/index.${mark}.json`,
    text: `/search/text.${mark}.json`,
    version: "1.0.0",
  });
  const index = loadIndex(JSON.parse(files.get(manifest.index) ?? ""), JSON.parse(files.get(manifest.text) ?? ""));
  expect(index.search("with_exec", { sdk: "php" }).hits[0]?.signature).toBe("withExec(array $args, ...): Container");
});

test("readers can download the index, and no records that only a hosted service needs", () => {
  const { mark, files } = buildFiles(source);
  expect(files.map(({ path }) => path)).toEqual([
    ...[`search/index.${mark}.json`, `search/text.${mark}.json`, "search/manifest.json"],
  ]);
});

test("the same pages give the same files", () => {
  expect(buildFiles(source)).toEqual(buildFiles({ ...source, pages: toSearchPages([container], api) }));
});

test("records have DocSearch's shape", () => {
  const address = "https://site.test/docs/reference/typescript/api/client.gen/classes/Container";
  expect(renderRecords(pages, records)[1]).toMatchObject({
    objectID: `${address}#withexec`,
    url: `${address}#withexec`,
    url_without_anchor: address,
    anchor: "withexec",
    type: "lvl3",
    hierarchy: { lvl0: "Reference", lvl1: "Container class", lvl2: null, lvl3: "withExec", lvl4: null },
    content: "Text.",
    language: "de",
    docusaurus_tag: "docs-default-current",
    kind: "symbol",
  });
});

const items = [
  { label: "Introduction", to: "/" },
  { label: "Reference", to: "/reference/" },
  { label: "Cookbook", to: "/cookbook" },
];

test.each([
  ["/reference/cli", "Reference"],
  ["/reference/", "Reference"],
  ["/cookbook", "Cookbook"],
  ["/cookbooks", "Introduction"],
  ["/faq", "Introduction"],
])("%s belongs to %s", (url, part) => {
  expect(findPart(url, items)).toBe(part);
});

test("each word has its synonyms once, in the order of the alphabet", () => {
  const words = readData<{ from: string }[]>("search/synonyms.json").map(({ from }) => from);
  expect(words).toEqual([...new Set(words)].sort());
});
