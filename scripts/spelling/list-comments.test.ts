import { parsePage } from "@docs/pages";
import { expect, test } from "vitest";
import { listComments } from "./list-comments.ts";

test("comments of blocks and programs have their place, and no code", () => {
  const source =
    'Text # none.\n\n```yaml\na: b # Runs `dagger` evry day\n# Second\nc: "#d"\n```\n\n```text\n# output\n```\n';
  const code = 'package main\n\n// First line\nfunc main() {\n\tx := "// none" /* Two\n\tlines */\n}\n';
  const snippets = [{ name: "a/b", files: [{ file: "snippets/a/b/main.go", code }] }] as unknown as Parameters<
    typeof listComments
  >[1];
  expect(listComments([parsePage("docs/a.mdx", source)], snippets)).toEqual([
    { text: "Runs  evry day", file: "docs/a.mdx", line: 4 },
    { text: "Second", file: "docs/a.mdx", line: 5 },
    { text: "First line", file: "snippets/a/b/main.go", line: 3 },
    { text: "Two", file: "snippets/a/b/main.go", line: 5 },
    { text: "lines", file: "snippets/a/b/main.go", line: 6 },
  ]);
});
