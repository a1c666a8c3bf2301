import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkRepeatedShapes } from "./repeated-shapes.ts";

const inOneSidebar = { sidebars: new Map([["current", new Set(["a", "b"])]]) };

test.each([
  ["the same formula", "Read this page when a step fails.", "Read this page when a build fails.", true],
  ["the same frame around another subject", "A container is a process.", "A directory is a tree.", true],
  ["different beginnings", "Steps fail for a reason.", "A directory is a tree.", false],
])("neighbors with %s", (_, first, second, isReported) => {
  const found = lintSite(checkRepeatedShapes, { "docs/a.mdx": first, "docs/b.mdx": second }, inOneSidebar);
  expect(found.length > 0).toBe(isReported);
});

test("the same opening on pages of different sidebars is fine", () => {
  const files = { "docs/a.mdx": "Read this page now.", "docs/b.mdx": "Read this page now." };
  expect(lintSite(checkRepeatedShapes, files)).toEqual([]);
});

test.each([
  [10, []],
  [11, ['docs/0.mdx:1:1 warning: Unexpected titles "Verify" and "Next" on 11 pages, expected at most 10']],
])("a pair of titles on %d pages", (count, expected) => {
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`docs/${at}.mdx`, "Text.\n\n## Verify\n\n## Next\n"]),
  );
  expect(lintSite(checkRepeatedShapes, files)).toEqual(expected);
});
