import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkLinkTexts } from "./link-texts.ts";

test.each([
  ["Read about [cache volumes](/caching).\n", []],
  ["See [here](/caching).\n", ['1:5 Unexpected link text "here", expected words that say what /caching is about']],
  [
    "See [this page](/caching).\n",
    ['1:5 Unexpected link text "this page", expected words that say what /caching is about'],
  ],
  ["[**Click here**](/a) now.\n", ['1:1 Unexpected link text "Click here", expected words that say what /a is about']],
  ['<a href="/a">more</a>\n', ['1:1 Unexpected link text "more", expected words that say what /a is about']],
  [
    '<Card href="/a" title="Docs">Here you are</Card>\n',
    ['1:1 Unexpected link text "Docs", expected words that say what /a is about'],
  ],
  ["[Here is how caching works](/a)\n", []],
])("%j", (source, expected) => {
  expect(lintPage(checkLinkTexts, source)).toEqual(expected);
});
