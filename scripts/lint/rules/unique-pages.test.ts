import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkUniquePages } from "./unique-pages.ts";

const page = (title: string, description: string) => `---\ntitle: ${title}\ndescription: ${description}\n---\n`;

test.each([
  ["different", page("A", "B"), page("C", "D"), []],
  [
    "the same title in other letters",
    page("Cache", "B"),
    page("cache", "D"),
    [
      'docs/reference/typescript/b.mdx:2:8 Unexpected title "cache", which docs/a.mdx has too, expected a title of its own',
    ],
  ],
  [
    "the same description",
    page("A", "B"),
    page("C", "B"),
    [
      'docs/reference/typescript/b.mdx:3:14 Unexpected description "B", which docs/a.mdx has too, expected a description of its own',
    ],
  ],
])("two pages: %s", (_, first, second, expected) => {
  expect(lintSite(checkUniquePages, { "docs/a.mdx": first, "docs/reference/typescript/b.mdx": second })).toEqual(
    expected,
  );
});
