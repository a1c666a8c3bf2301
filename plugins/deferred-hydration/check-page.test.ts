import { expect, test } from "vitest";
import { checkPage } from "./check-page.ts";

const EARLY = '<script src=/assets/js/early.1.js async data-framework="/assets/js/main.2.js"></script>';

/** Checks a page with these tags in its head. The body ends with the early script, or with the given content. */
const check = (head: string, bodyEnd = EARLY) =>
  checkPage(`<!doctype html><html><head>${head}</head><body>Text${bodyEnd}</body></html>`, "/assets/js/", "early");

test("a page with the early script alone is right, whatever else it loads", () => {
  const others = "<script async src=https://example.org/a.js></script><link rel=preload as=font href=/fonts/a.woff2>";
  expect(check(`${others}<script>inline()</script><link rel=stylesheet href=/assets/css/a.css>`)).toBeUndefined();
});

test.each([
  ["no script at all", "", "", "Found none as scripts of the page, expected /assets/js/early.….js alone."],
  [
    "the framework's script beside it",
    "",
    `${EARLY}<script src=/assets/js/main.2.js defer></script>`,
    "Found /assets/js/early.1.js, /assets/js/main.2.js as scripts of the page, expected /assets/js/early.….js alone.",
  ],
  [
    "the framework's script in its place",
    "",
    "<script src=/assets/js/main.2.js defer></script>",
    "Found /assets/js/main.2.js as scripts of the page, expected /assets/js/early.….js alone.",
  ],
  [
    "an early script that knows no other",
    "",
    "<script src=/assets/js/early.1.js async></script>",
    "Found nothing in data-framework of /assets/js/early.1.js, expected /assets/js/main.….js among the scripts.",
  ],
  [
    "an early script that does not know the main one",
    "",
    EARLY.replace("main.2", "app.2"),
    "Found /assets/js/app.2.js in data-framework of /assets/js/early.1.js, expected /assets/js/main.….js among the scripts.",
  ],
  [
    "an early script in the head",
    EARLY,
    "",
    "Found /assets/js/early.1.js in <head>, expected it at the end of <body>: from there the browser lays the page out in a task of its own.",
  ],
  [
    "the framework's script fetched ahead of time",
    "<link rel=preload as=script href=/assets/js/main.2.js>",
    EARLY,
    "Found /assets/js/main.2.js to be fetched ahead of time, expected no script: the framework's wait until the page has been loaded.",
  ],
  [
    "a script in its head after the style sheet",
    "<link rel=stylesheet href=/assets/css/a.css><script>theme()</script>",
    EARLY,
    "Found <script>theme() after the style sheet, expected it before: the page is parsed no further until styles have come.",
  ],
  [
    "a script in its body",
    "<link rel=stylesheet href=/assets/css/a.css>",
    `<script>banner()</script>${EARLY}`,
    "Found <script>banner() after the style sheet, expected it before: the page is parsed no further until styles have come.",
  ],
])("a page with %s is named", (_, head, bodyEnd, message) => {
  expect(check(head, bodyEnd)).toBe(message);
});
