import { expect, test } from "vitest";
import { buildSiteMap } from "./site-map.ts";

const page = (id: string) => ({ id, title: `Title of ${id}`, description: "", body: "" });

test("a section is what shares the first part of the address, a group what shares the rest", () => {
  const { sections } = buildSiteMap(
    "Site",
    ["guides/index", "guides/deep/one", "guides/two", "index", "faq"].map(page),
  );
  expect(sections.map(({ id, label, path }) => [id, label, path])).toEqual([
    ["", "Introduction", "/"],
    ["guides", "Guides", "/guides"],
  ]);
  expect(sections[1]?.groups.map(({ label, links }) => [label, links.map(({ path }) => path)])).toEqual([
    ["Guides", ["/guides", "/guides/two"]],
    ["Deep", ["/guides/deep/one"]],
  ]);
});

test("the navbar leads to the first five sections", () => {
  const { navbar } = buildSiteMap(
    "Site",
    ["a", "b", "c", "d", "e", "f"].map((section) => page(`${section}/index`)),
  );
  expect(navbar.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
});
