import { expect, test } from "vitest";
import { cutSection } from "./cut-section.ts";

const markdown = "---\nsections:\n  one: 7\n  two: 11\n---\n\n## One\n\nText.\n\n## Two\n\n```text\n## no\n```\n";

test.each([
  ["one", "## One\n\nText.\n"],
  ["two", "## Two\n\n```text\n## no\n```\n"],
  ["three", undefined],
])("section %s is cut by the lines of the front matter", (id, text) => {
  expect(cutSection(markdown, id)).toBe(text);
});

test("a page without sections has none to cut", () => {
  expect(cutSection("---\ntitle: A\n---\n\nText.\n", "one")).toBeUndefined();
});
