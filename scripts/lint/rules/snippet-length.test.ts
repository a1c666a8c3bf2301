import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkSnippetLength } from "./snippet-length.ts";

test("a program has at most 40 lines", () => {
  const programs = new Map([
    ["snippets/a/b/main.go", "line\n".repeat(40)],
    ["snippets/a/b/main.py", "line\n".repeat(41)],
  ]);
  expect(lintSite(checkSnippetLength, {}, { programs })).toEqual([
    "snippets/a/b/main.py:41:1 Unexpected program of 41 lines, expected at most 40",
  ]);
});
