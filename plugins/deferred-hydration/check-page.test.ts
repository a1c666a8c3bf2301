import { expect, test } from "vitest";
import { checkPage } from "./check-page.ts";

const EARLY = '<script src=/assets/js/early.1.js async data-framework="/assets/js/main.2.js"></script>';

const check = (head: string) =>
  checkPage(`<!doctype html><html><head>${head}</head><body>Text`, "/assets/js/", "early");

test("a page with the early script alone is right, whatever else it loads", () => {
  const others = "<script async src=https://example.org/a.js></script><link rel=preload as=font href=/fonts/a.woff2>";
  expect(
    check(`${others}<script>inline()</script><link rel=stylesheet href=/assets/css/a.css>${EARLY}`),
  ).toBeUndefined();
});

test.each([
  ["no script at all", "", "Found none as scripts of the page, expected /assets/js/early.….js alone."],
  [
    "the framework's script beside it",
    `${EARLY}<script src=/assets/js/main.2.js defer></script>`,
    "Found /assets/js/early.1.js, /assets/js/main.2.js as scripts of the page, expected /assets/js/early.….js alone.",
  ],
  [
    "the framework's script in its place",
    "<script src=/assets/js/main.2.js defer></script>",
    "Found /assets/js/main.2.js as scripts of the page, expected /assets/js/early.….js alone.",
  ],
  [
    "an early script that knows no other",
    "<script src=/assets/js/early.1.js async></script>",
    "Found nothing in data-framework of /assets/js/early.1.js, expected /assets/js/main.….js among the scripts.",
  ],
  [
    "an early script that does not know the main one",
    EARLY.replace("main.2", "app.2"),
    "Found /assets/js/app.2.js in data-framework of /assets/js/early.1.js, expected /assets/js/main.….js among the scripts.",
  ],
  [
    "the framework's script fetched ahead of time",
    `${EARLY}<link rel=preload as=script href=/assets/js/main.2.js>`,
    "Found /assets/js/main.2.js to be fetched ahead of time, expected no script: the framework's wait until the page has been loaded.",
  ],
  [
    "a script in the page after the style sheet",
    `<link rel=stylesheet href=/assets/css/a.css>${EARLY}<script>theme()</script>`,
    "Found <script>theme()</script></head><body>Text after the style sheet, expected it before: the page is parsed no further until styles have come.",
  ],
])("a page with %s is named", (_, head, message) => {
  expect(check(head)).toBe(message);
});
