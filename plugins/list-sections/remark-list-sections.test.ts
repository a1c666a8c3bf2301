import { parsePage } from "@docs/pages";
import type { Root } from "mdast";
import { expect, test } from "vitest";
import { remarkListSections } from "./remark-list-sections.ts";

function listParts(source: string): readonly string[] {
  const tree: Root = parsePage("docs/page.mdx", source).tree;
  const transform = remarkListSections.call(undefined as never) as unknown as (tree: Root) => void;
  transform(tree);
  return tree.children.map((part) => ("name" in part ? String(part.name) : part.type));
}

const section = (title: string) => `## ${title}\n\n| Recipe | Question |\n| --- | --- |\n| a | b |\n| c | d |\n\n`;

test("a long list has links to its parts below its field", () => {
  const source = `<Filter label="Filter" />\n\n${["One", "Two", "Three", "Four"].map(section).join("")}`;
  expect(listParts(source).slice(0, 4)).toEqual(["Filter", "nav", "heading", "table"]);
});

test("a short list has none, and neither has a page without a field", () => {
  expect(listParts(`<Filter label="Filter" />\n\n${section("One")}`)).toEqual(["Filter", "heading", "table"]);
  expect(listParts(["One", "Two", "Three", "Four"].map(section).join(""))).not.toContain("nav");
});
