import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readPrograms, readSnippet } from "./read-snippets.ts";

/** Writes empty files into a new folder. */
function write(...files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "snippets-"));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  return folder;
}

test("a snippet is a folder with a program, at any depth", () => {
  const folder = write("modules.d.ts", "a/one/main.go", "a/one/notes.txt", "a/b/deep/main.py", "a/b/deep/index.ts");
  expect(readPrograms(folder).map(({ snippet, language }) => `${snippet} ${language}`)).toEqual([
    "a/b/deep typescript",
    "a/b/deep python",
    "a/one go",
  ]);
  expect(readSnippet("a/b/deep", folder)).toHaveLength(2);
});

test.each([
  ["a/on", 'Unexpected snippet "a/on", expected "a/one". Correct the name, or create the folder snippets/a/on/'],
  ["a", 'Unexpected snippet "a", expected one of "a/one", "a/two"'],
  ["a/two", 'Unexpected snippet "a/two" with 2 programs in Go, expected one.'],
])("the snippet %j can't be shown", (name, message) => {
  const folder = write("a/one/main.go", "a/two/main.go", "a/two/other.go");
  expect(() => readSnippet(name, folder)).toThrow(message);
});
