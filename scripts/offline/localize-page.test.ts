import { expect, test } from "vitest";
import { localizePage } from "./localize-page.ts";

const copy = {
  files: new Set(["index.html", "features/caching/index.html", "reference/index.html", "img/a.svg"]),
  siteUrl: "https://docs.test",
};

const localize = (html: string, file = "features/caching/index.html") => localizePage(html, file, copy);

test.each([
  ["a page", "<a href=/reference/>R</a>", '<a href="../../reference/index.html">R</a>'],
  [
    "a section",
    '<a class=x href="/features/caching#b">C</a>',
    '<a class=x href="../../features/caching/index.html#b">C</a>',
  ],
  ["the home page", "<a href=/>H</a>", '<a href="../../index.html">H</a>'],
  ["a picture", "<img src=/img/a.svg alt=A>", '<img src="../../img/a.svg" alt=A>'],
  ["what the copy leaves out", "<a href=/llms.txt>L</a>", '<a href="https://docs.test/llms.txt">L</a>'],
  ["another site", "<a href=https://dagger.io/>D</a>", "<a href=https://dagger.io/>D</a>"],
  ["a section of the same page", "<a href=#b>B</a>", "<a href=#b>B</a>"],
  ["text that looks like a tag's attribute", "<p>Write href=/x here</p>", "<p>Write href=/x here</p>"],
])("the address of %s works from a disk", (_, html, expected) => {
  expect(localize(html)).toBe(expected);
});

test("a page has the script of the copy in place of the framework's, and keeps the inline ones", () => {
  const html = '<head><script>a("<a href=/>")</script></head><body><script src=/assets/js/early.js async></script>';
  expect(localize(html, "index.html")).toBe(
    '<head><script>a("<a href=/>")</script><link rel="stylesheet" href="./offline.css"><script src="./offline.js" defer></script></head><body>',
  );
});

test("the buttons that copy a page are left out", () => {
  const tools =
    '<div class=page-tools><button class=page-menu>Copy page</button><button class="page-menu"></button></div>';
  expect(localize(`<article>${tools}<p>Text</p></article>`)).toBe("<article><p>Text</p></article>");
});

test("fonts of inline styles are found, and preloading is left out", () => {
  expect(localize("<link rel=preload href=/fonts/f.woff2><style>@font-face{src:url(/fonts/f.woff2)}</style>")).toBe(
    "<style>@font-face{src:url(../../fonts/f.woff2)}</style>",
  );
});

test("what only crawlers read is left out", () => {
  const read = '<meta charset=UTF-8><meta name=viewport content="width=device-width"><title>A</title>';
  const data = '<meta data-rh=true property="og:title" content=A><meta name=keywords content="a,b">';
  expect(localize(`${read}${data}<script type=application/ld+json>{"name":"A"}</script>`)).toBe(read);
});
