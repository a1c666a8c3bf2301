import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkUnusedImages, checkUnusedSnippets } from "./unused-files.ts";

const page = { "docs/a.mdx": '<Snippet name="cache/used" />\n\n![Text](/img/used.svg)\n\n[Text](/img/linked.png)\n' };

test("a snippet on no page is a problem", () => {
  const snippets = new Map([
    ["cache/used", ["go"]],
    ["cache/unused", ["go"]],
  ]);
  expect(lintSite(checkUnusedSnippets, page, { snippets })).toEqual([
    'snippets/cache/unused:1:1 Unexpected snippet that no page shows, expected <Snippet name="cache/unused" /> on a page',
  ]);
});

test("a picture that neither a page nor the code names is a problem", () => {
  const images = ["/img/used.svg", "/img/linked.png", "/img/favicon.svg", "/img/unused.svg"];
  expect(lintSite(checkUnusedImages, page, { images, codeText: 'favicon: "/img/favicon.svg"' })).toEqual([
    "static/img/unused.svg:1:1 Unexpected picture that no page shows, expected ![…](/img/unused.svg) on a page",
  ]);
});
