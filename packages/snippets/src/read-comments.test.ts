import { expect, test } from "vitest";
import { findCommentWords, readComments } from "./read-comments.ts";

test.each([
  ["a.go", 'a := "http://x" // see `withExec`\n/* b */', [" see `withExec`", " b "]],
  ["a.py", 'x = "#no"  # yes\n"""Doc."""', [" yes", "Doc."]],
  ["a.php", "#[Doc('x')]\n// y", [" y"]],
  ["a.txt", "// z", []],
])("%s", (file, code, expected) => {
  expect(readComments(file, code).map(({ text }) => text)).toEqual(expected);
});

test("names of the product in comments need no code font", () => {
  expect(findCommentWords("Use `dagger call`, Container.withExec or DAGGER_MODULE.").map(({ text }) => text)).toEqual([
    "dagger call",
    "Container.withExec",
    "DAGGER_MODULE",
  ]);
});
