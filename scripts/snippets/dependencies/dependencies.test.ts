import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listModules, readDependencies } from "@docs/snippets";
import { linter } from "@docs/snippets/testing";
import { expect, test } from "vitest";
import { checkScope } from "./check-scope.ts";

function write(topics: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "dependencies-"));
  for (const [topic, value] of Object.entries(topics)) {
    mkdirSync(path.join(folder, topic));
    writeFileSync(path.join(folder, topic, "dependencies.json"), JSON.stringify(value));
  }
  return folder;
}

test("topics may declare the same module alike", () => {
  const dependencies = readDependencies(write({ a: [linter], b: [linter] }));
  expect([...dependencies.keys()]).toEqual(["a", "b"]);
  expect(listModules(dependencies)).toEqual([linter]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    "a file of another shape",
    { a: [{ ...linter, object: {} }] },
    'a/dependencies.json at 0.object: Unexpected key "object", expected "objects". Correct the file.',
  ],
  [
    "two modules of one name",
    { a: [linter], b: [{ ...linter, reference: "github.com/ORG/other" }] },
    'snippets/b/dependencies.json declares the module "style-linter" in another way than snippets/a/, expected the same.',
  ],
])("%s is an error", (_, topics, message) => {
  expect(() => readDependencies(write(topics))).toThrow(message);
});

test.each([
  ["go", "dag.StyleLinter().On(source)"],
  ["python", "dag.style_linter().on(source)"],
  ["php", "dag()\n    ->styleLinter()"],
])("a program of another topic may not call the module: %s", (language, call) => {
  const dependencies = new Map([["a", [linter]]]);
  const program = { language, file: "snippets/b/c/main", code: `// Why.\n  ${call}` };
  expect(checkScope({ ...program, snippet: "a/c" }, dependencies)).toEqual([]);
  expect(checkScope({ ...program, snippet: "b/c" }, dependencies)).toMatchObject([
    {
      line: 2,
      column: 3,
      found: 'Unexpected module "style-linter", which is no dependency of b',
      expected: "it in snippets/b/dependencies.json",
    },
  ]);
});
