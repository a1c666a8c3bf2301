import { describe, expect, test } from "vitest";
import type { Corpus } from "./corpus/corpus.ts";
import { type Dialect, dialects } from "./dialects.ts";
import { exportPage } from "./export-page.ts";

function exportBody(body: string, dialect: Dialect): string {
  const page = { id: "guides/index", title: "A title", description: "What it is.", body };
  const other = { ...page, id: "guides/other" };
  const corpus: Corpus = {
    name: "test",
    title: "Site",
    pages: [page, other],
    programs: new Map([
      [
        "hello",
        [
          { language: "go", fileName: "main.go", code: "package main\n" },
          { language: "python", fileName: "main.py", code: "import dagger\n" },
        ],
      ],
    ]),
  };
  return exportPage(page, corpus, dialect).slice(dialect.writeHead(page).length).trim();
}

describe("a program in several languages becomes the tabs of", () => {
  test.each([
    [
      "docusaurus",
      '<Tabs groupId="sdk">\n<TabItem value="go" label="Go">\n\n```go title="main.go"\npackage main\n```\n\n</TabItem>',
    ],
    [
      "rspress",
      '<Tabs groupId="sdk">\n<Tab value="go" label="Go">\n\n```go title="main.go"\npackage main\n```\n\n</Tab>',
    ],
    [
      "starlight",
      '<Tabs syncKey="sdk">\n<TabItem label="Go">\n\n```go title="main.go"\npackage main\n```\n\n</TabItem>',
    ],
    ["vitepress", "::: code-group\n\n```go [Go]\npackage main\n```\n\n```python [Python]\nimport dagger\n```\n\n:::"],
    ["this-site", '<Snippet name="hello" />'],
  ] as const)("%s", (name, expected) => {
    expect(exportBody('<Snippet name="hello" />', dialects[name])).toContain(expected);
  });
});

describe("in every system", () => {
  test.each(Object.entries(dialects))("running text stays as it is: %s", (_, dialect) => {
    const text =
      "Some *text* with `code`, a [link](https://dagger.io) and <kbd>Ctrl</kbd>.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |";
    expect(exportBody(text, dialect)).toBe(text);
  });
});

test.each([
  ["docusaurus", "/guides"],
  ["rspress", "/guides/"],
  ["starlight", "/guides/"],
  ["this-site", "/guides"],
  ["vitepress", "/guides/"],
] as const)("a link to the first page of a folder has the address it has there: %s", (name, href) => {
  expect(exportBody("[Up](/guides)", dialects[name])).toBe(`[Up](${href})`);
});

test.each([
  ["docusaurus", ":::warning"],
  ["rspress", ":::warning"],
  ["starlight", ":::caution"],
  ["this-site", ":::warning"],
  ["vitepress", ":::warning"],
] as const)("a warning has its name there: %s", (name, opening) => {
  expect(exportBody(":::warning\n\nMind this.\n\n:::", dialects[name])).toBe(`${opening}\n\nMind this.\n\n:::`);
});

test("a program that the corpus lacks stops the export by name", () => {
  expect(() => exportBody('<Snippet name="helo" />', dialects.starlight)).toThrow(
    'Program "helo" not found in the corpus',
  );
});
