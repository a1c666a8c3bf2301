import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkOrphanPages } from "./orphan-pages.ts";

const problem = (file: string, url: string) =>
  `docs/${file}:1:1 Unexpected page ${url} that nothing leads to, expected a place in a sidebar or a link`;

test.each([
  ["in a sidebar", { "docs/a/index.mdx": "Text.\n" }, { sidebars: new Map([["main", new Set(["a/index"])]]) }, []],
  ["in the navbar", { "docs/a/index.mdx": "Text.\n" }, { frameLinks: ["/a/"] }, []],
  ["linked by another page", { "docs/a.mdx": "Text.\n", "docs/index.mdx": "[Text](/a#part)\n" }, {}, []],
  ["linked by a card", { "docs/a.mdx": "Text.\n", "docs/index.mdx": '<Card href="/a" title="A">A</Card>\n' }, {}, []],
  ["linked by itself only", { "docs/a.mdx": "[Text](/a#part)\n" }, {}, [problem("a.mdx", "/a")]],
  ["linked by nothing", { "docs/a/index.mdx": "Text.\n" }, {}, [problem("a/index.mdx", "/a")]],
  ["generated", { "docs/reference/typescript/a.mdx": "Text.\n" }, {}, []],
])("a page %s", (_, files: Record<string, string>, facts, expected) => {
  expect(lintSite(checkOrphanPages, files, facts)).toEqual(expected);
});
