import { expect, test } from "vitest";
import { checkDocuments } from "./check-documents.ts";
import { pageHtml, siteOf, toLine } from "./testing.ts";

test.each<[string, Record<string, string>, string[]]>([
  ["two good pages", { "a/index.html": pageHtml("/a", ""), "b/index.html": pageHtml("/b", "") }, []],
  [
    "a second <h1>",
    { "a/index.html": pageHtml("/a", "<h1>Two</h1>") },
    ["build/a/index.html:2:21 Unexpected 2 <h1>, expected one"],
  ],
  [
    "the same id twice, once inside <noscript>",
    { "a/index.html": pageHtml("/a", '<p id="x">A</p><noscript><p id="x">B</p></noscript>') },
    ['build/a/index.html:2:46 Unexpected second id "x", expected each id once on a page'],
  ],
  [
    "the same title and description",
    { "a/index.html": pageHtml("/a", ""), "b/index.html": pageHtml("/a", "") },
    [
      'build/b/index.html:1:1 Unexpected title "/a", which a/index.html has too, expected a title of its own',
      'build/b/index.html:1:1 Unexpected description "About /a", which a/index.html has too, expected a description of its own',
    ],
  ],
  [
    "nothing at all",
    { "a/index.html": "<!doctype html><p>Text</p>" },
    [
      "build/a/index.html:1:1 Unexpected 0 <h1>, expected one",
      "build/a/index.html:1:1 Unexpected page without title, expected a title",
      "build/a/index.html:1:1 Unexpected page without description, expected a description",
    ],
  ],
  ["a fragment is no page", { "a/part.html": "<p>Text</p>" }, []],
  ["the not-found page needs no description", { "404.html": "<!doctype html><h1>Page not found</h1>" }, []],
])("%s", (_, files, expected) => {
  expect(checkDocuments(siteOf(files)).map(toLine)).toEqual(expected);
});
