import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkPromises } from "./promises.ts";

const promise = { sentence: "A model cannot read `.env`.", places: ["docs/page.mdx"], sources: [], reason: "…" };
const ofPage = "a sentence that data/promises.json has for this page";

test.each([
  ["Functions run in containers.\n", []],
  ["A model reads what you pass to it.\n", []],
  ["## A secret is never shown\n", []],
  ["Does a model see nothing else?\n", []],
  ["Do not pass a secret that a model could read.\n", []],
  [
    "It does not read the token's name.\n",
    [`docs/page.mdx:1:1 Unexpected promise "It does not read the token's name.", expected ${ofPage}`],
  ],
  [
    "It runs. A secret is never shown.\n",
    [`docs/page.mdx:1:1 Unexpected promise "A secret is never shown.", expected ${ofPage}`],
  ],
  [
    "- The token can\n  only read.\n",
    [`docs/page.mdx:1:3 Unexpected promise "The token can only read.", expected ${ofPage}`],
  ],
  [
    "| a |\n| - |\n| nothing of your machine |\n",
    [`docs/page.mdx:3:1 Unexpected promise "nothing of your machine", expected ${ofPage}`],
  ],
])("%j", (source, expected) => {
  expect(lintSite(checkPromises, { "docs/page.mdx": source })).toEqual(expected);
});

test("a listed promise is right in its place, and nowhere else", () => {
  const listed = { ...promise, sentence: "A model cannot read .env." };
  const source = "A model cannot read `.env`.\n";
  expect(lintSite(checkPromises, { "docs/page.mdx": source }, { promises: [listed] })).toEqual([]);
  expect(
    lintSite(checkPromises, { "docs/page.mdx": source, "docs/other.mdx": source }, { promises: [listed] }),
  ).toEqual([`docs/other.mdx:1:1 Unexpected promise "A model cannot read .env.", expected ${ofPage}`]);
});

test("a promise that a page changed is reported with the nearest listed one, and as unused", () => {
  const listed = { ...promise, sentence: "A model can never read the key." };
  expect(
    lintSite(checkPromises, { "docs/page.mdx": "A model can always read the key.\n" }, { promises: [listed] }),
  ).toEqual([
    'docs/page.mdx:1:1 Unexpected promise "A model can always read the key.", expected "A model can never read the key."',
    'data/promises.json:1:1 Unexpected promise "A model can never read the key.", which docs/page.mdx doesn\'t make, expected promises that are made',
  ]);
});

test("comments of programs promise as well, over the ends of their lines", () => {
  const programs = new Map([
    ["snippets/a/b/main.go", "package main\n\n// The model writes\n// nothing but documentation.\nfunc f() {}\n"],
    ["snippets/a/b/main.py", '"""The agent never\nsees the key."""\n'],
  ]);
  expect(lintSite(checkPromises, {}, { programs })).toEqual([
    `snippets/a/b/main.go:3:1 Unexpected promise "The model writes nothing but documentation.", expected ${ofPage}`,
    `snippets/a/b/main.py:1:1 Unexpected promise "The agent never sees the key.", expected ${ofPage}`,
  ]);
});
