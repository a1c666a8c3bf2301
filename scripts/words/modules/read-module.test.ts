import { expect, test } from "vitest";
import type { ApiArgument } from "../../facts/api.ts";
import { readSnippetSources } from "../../read-snippet-sources.ts";
import type { Module } from "./module.ts";
import { readModule } from "./read-module.ts";

const ENDINGS = [".ts", ".go", ".py", ".java", ".php"];

function showArguments(args: readonly ApiArgument[]): string {
  return args.map(({ name, type }) => `${name}: ${type}`).join(", ");
}

/** Writes a module as lines, so that languages can be compared. */
function show(module: Module | undefined): readonly string[] | undefined {
  return module?.objects
    .flatMap(({ name, constructor: args, functions }) => [
      `new ${name}(${showArguments(args)})`,
      ...[...functions].map(([fn, own]) => `${name}.${fn}(${showArguments(own.args)}): ${own.returns}`),
    ])
    .sort();
}

/** The programs of a snippet are the same module in every language that can say it. */
const snippets = readSnippetSources().filter(
  ({ files }) =>
    files.length > 1 &&
    show(
      readModule(
        "a",
        files.filter(({ file }) => file.endsWith(".ts")),
      ),
    ) !== undefined,
);

test("there are modules to compare", () => {
  expect(snippets.length).toBeGreaterThan(10);
});

test.each(snippets.flatMap(({ name, files }) => ENDINGS.slice(1).map((ending) => ({ name, files, ending }))))(
  "$name is the same module in TypeScript and in $ending",
  ({ files, ending }) => {
    const own = files.filter(({ file }) => file.endsWith(ending));
    if (own.length > 0) {
      const typescript = show(
        readModule(
          "a",
          files.filter(({ file }) => file.endsWith(".ts")),
        ),
      );
      expect(show(readModule("a", own))).toEqual(typescript);
    }
  },
);
