import { expect, test } from "vitest";
import { checkReferences } from "./check-references.ts";
import { pageHtml, siteOf, toLine } from "./testing.ts";

/** Position of the first element after the heading in the body. */
const SPOT = "build/index.html:2:21";

function lint(body: string): string[] {
  const site = siteOf({
    "index.html": pageHtml("/", `${body}<p id="start">Text</p>`),
    "404.html": pageHtml("/404.html", '<a href="#own">Text</a><p id="own">Text</p>'),
    "reference/index.html": pageHtml("/reference/", '<h2 id="flags">Flags</h2>'),
    "reference/cli/index.html": pageHtml("/reference/cli", '<h2 id="global-flags">Flags</h2><h2 id="größe">Size</h2>'),
    "fragments/cli.html": "<p>A part of a page</p>",
    "img/logo.svg": "<svg/>",
    "sitemap.xml": "<urlset/>",
  });
  return checkReferences(site).map(toLine);
}

test.each([
  "/reference/",
  // The form that the specification's navbar uses.
  "/reference",
  "/reference/cli",
  "/reference/cli?sdk=go",
  "/reference/cli#global-flags",
  "/reference/cli#gr%C3%B6%C3%9Fe",
  "#start",
  "#",
  "#top",
  "/sitemap.xml",
  "https://site.test/reference/cli#global-flags",
  "https://elsewhere.test/gone",
  "mailto:someone@site.test",
])("%s leads somewhere", (href) => {
  expect(lint(`<a href="${href}">Text</a>`)).toEqual([]);
});

test.each([
  ["/reference/cli/", "Unexpected address /reference/cli/ in <a href>, expected /reference/cli"],
  ["/reference/cli.html", "Unexpected link to the file /reference/cli.html, expected /reference/cli"],
  ["/reference/index.html", "Unexpected link to the file /reference/index.html, expected /reference/"],
  ["/404.html", "Unexpected link to the file /404.html, expected /404"],
  ["/reference/cly", 'Unexpected address /reference/cly in <a href>, where nothing is, expected "/reference/cli"'],
  [
    "https://site.test/gone-for-good",
    'Unexpected address /gone-for-good in <a href>, where nothing is, expected one of "/", "/reference/", "/reference/cli"',
  ],
  ["/reference/cli#global-flag", 'Unexpected fragment #global-flag of /reference/cli, expected "global-flags"'],
  ["/reference/#x", 'Unexpected fragment #x of /reference/, expected one of "flags"'],
  ["http://", 'Unexpected address "http://" in <a href>, expected an address'],
])("%s is a problem", (href, problem) => {
  expect(lint(`<a href="${href}">Text</a>`)).toEqual([`${SPOT} ${problem}`]);
});

test.each([
  ['<img src="/img/logo.svg">', []],
  [
    '<img src="/img/gone.svg">',
    ["Unexpected address /img/gone.svg in <img src>, where nothing is, expected a file of the build"],
  ],
  [
    '<img srcset="/img/logo.svg 1x, /img/gone.svg 2x">',
    ["Unexpected address /img/gone.svg in <img srcset>, where nothing is, expected a file of the build"],
  ],
  [
    '<script src="/gone.js"></script>',
    ["Unexpected address /gone.js in <script src>, where nothing is, expected a file of the build"],
  ],
])("%s", (body, problems) => {
  expect(lint(body)).toEqual(problems.map((problem) => `${SPOT} ${problem}`));
});

test("links inside <noscript> count, for they are what the reader gets", () => {
  expect(lint('<noscript><a href="/reference/cly">x</a></noscript>')).toHaveLength(1);
});

test("ids inside <noscript> can be linked to", () => {
  expect(lint('<a href="#panel">x</a><noscript><p id="panel">x</p></noscript>')).toEqual([]);
});
