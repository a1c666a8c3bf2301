import { parsePage } from "@docs/pages";
import { expect, test } from "vitest";
import { lintSite, siteFacts } from "../testing.ts";
import { checkPageLinks } from "./page-links.ts";

const OTHERS = {
  "docs/index.mdx": "---\ntitle: Home\n---\nText.\n",
  "docs/reference/index.mdx":
    "---\ntitle: Reference\nslug: /reference/\n---\n\n## Run it\n\n## Run it\n\n### Deep\n\n## Last {#own}\n",
  "docs/caching.mdx": "---\ntitle: Cache volumes\n---\n\n## Keep `node_modules`\n\n| A |\n| --- |\n| 1 |\n",
};

const facts = {
  images: ["/img/diagrams/layers.svg"],
  publishedFiles: new Map([["static/fonts/OFL.txt", ""]]),
  madeFiles: ["/reference/dagger.schema.json"],
  redirects: { "/cache": "/caching" },
  unreadable: ["docs/broken/index.mdx"],
};

const lint = (text: string) => lintSite(checkPageLinks, { ...OTHERS, "docs/page.mdx": `## Here\n\n${text}\n` }, facts);

test.each([
  ["[A](/), [B](/reference/), [C](/caching), [D](/search?q=a), [E](#here), [F](#top)", "pages and places"],
  ["[A](/reference/#run-it), [B](/reference/#run-it-1), [C](/reference/#own)", "headings, repeated ones and own ids"],
  ["[A](/caching#keep-node_modules)", "a heading with code"],
  ["[A](/broken), [B](/broken/#any)", "a page that can't be parsed"],
  ["[A](/fonts/OFL.txt), [B](pathname:///reference/dagger.schema.json)", "files"],
  [
    "[Cache volumes](/caching), [reference](/caching), [Caching](/caching), [run it](/reference/#run-it-1), [run it](/reference/#deep)",
    "texts that name the target, and a word in lowercase that names its subject",
  ],
  ["[A](https://evil.test), ![B](/img/diagrams/layers.svg)", "other hosts are another rule's, and a picture"],
])("%s: %s are fine", (text) => {
  expect(lint(text)).toEqual([]);
});

test.each([
  ["[A](/cachign)", 'Unexpected link to /cachign, where nothing is, expected "/caching"'],
  ["[A](/cache#keep)", "Unexpected link to /cache, which moved, expected /caching"],
  ["[A](/reference)", "Unexpected link to /reference, expected /reference/"],
  ["[A](/caching/)", "Unexpected link to /caching/, expected /caching"],
  ["[A](/reference/#run-it-2)", 'Unexpected fragment #run-it-2 of /reference/, expected "run-it-1"'],
  [
    "[A](/reference/#last)",
    'Unexpected fragment #last of /reference/, expected one of "run-it", "run-it-1", "deep", "own"',
  ],
  ["[A](#there)", 'Unexpected fragment #there of /page, expected "here"'],
  ['<Card href="/cachign" title="A">a</Card>', 'Unexpected link to /cachign, where nothing is, expected "/caching"'],
  [
    "[A](pathname:///reference/dager.schema.json)",
    'Unexpected file /reference/dager.schema.json, expected "/reference/dagger.schema.json"',
  ],
  [
    "![A](/img/diagrams/layer.svg)",
    'Unexpected picture /img/diagrams/layer.svg, which isn\'t there, expected "/img/diagrams/layers.svg"',
  ],
  ["[Cache volumes](/reference/)", 'Unexpected link text "Cache volumes" for /reference/, expected /caching'],
  ["[Reference](/caching)", 'Unexpected link text "Reference" for /caching, expected /reference/'],
  ["[Run it](/reference/#own)", 'Unexpected link text "Run it" for /reference/#own, expected /reference/#run-it'],
])("%s: %s", (text, problem) => {
  expect(lint(text)).toEqual([`docs/page.mdx:3:1 ${problem}`]);
});

test("ids of rows and of generated parts are places", () => {
  const page = parsePage("docs/rows.mdx", "| A |\n| --- |\n| 1 |\n");
  const [table] = page.tree.children;
  Object.assign(table ?? {}, { data: { hProperties: { id: "row" } } });
  const link = parsePage("docs/page.mdx", "[A](/rows#row)\n");
  expect(checkPageLinks([page, link], siteFacts)).toEqual([]);
});
