import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkSnippetLanguages } from "./snippet-languages.ts";

const snippets = new Map([
  ["cache/both", ["go", "python"]],
  ["cache/go-only", ["go"]],
]);

test.each([
  ['<Snippet name="cache/both" />\n', []],
  ['<Snippet name="cache/boht" />\n', ['1:1 Unexpected snippet "cache/boht", expected "cache/both"']],
  ["<Snippet />\n", ['1:1 Unexpected snippet "", expected one of "cache/both", "cache/go-only"']],
  ['<Snippet name="cache/go-only" withoutPython="It has no such type." />\n', []],
  [
    '<Snippet name="cache/go-only" />\n',
    ['1:1 Unexpected snippet "cache/go-only" without Python, expected every SDK language or a reason'],
  ],
  ['<Snippet name="cache/go-only" as="ci/main.go" />\n', []],
  [
    '<Snippet name="cache/both" as="ci/main.go" />\n',
    ['1:1 Unexpected snippet "cache/both" in 2 languages, expected one language'],
  ],
  [
    '<Snippet name="cache/both" withoutGo="Why?" />\n',
    ['1:1 Unexpected withoutGo for snippet "cache/both", which has Go, expected no reason'],
  ],
])("%j", (source, expected) => {
  expect(lintPage(checkSnippetLanguages, source, { snippets })).toEqual(expected);
});
