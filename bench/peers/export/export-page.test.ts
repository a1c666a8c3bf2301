import { describe, expect, test } from "vitest";
import type { Corpus } from "../corpus/corpus.ts";
import { docusaurusDialect } from "../docusaurus/dialect.ts";
import { rspressDialect } from "../rspress/dialect.ts";
import { starlightDialect } from "../starlight/dialect.ts";
import { thisSiteDialect } from "../this-site/dialect.ts";
import { vitepressDialect } from "../vitepress/dialect.ts";
import type { Dialect } from "./dialect.ts";
import { exportPage } from "./export-page.ts";

const dialects = {
  docusaurus: docusaurusDialect,
  rspress: rspressDialect,
  starlight: starlightDialect,
  "this site": thisSiteDialect,
  vitepress: vitepressDialect,
};

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
    ["this site", '<Snippet name="hello" />'],
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

  test.each(Object.entries(dialects))("panels that hold more than code follow one another: %s", (_, dialect) => {
    const tabs = '<Tabs group="os">\n<Tab value="linux" label="Linux">\n\nText first.\n\n</Tab>\n</Tabs>';
    expect(exportBody(tabs, dialect).replace(/\n+/g, "\n")).toBe("**Linux**\nText first.");
  });

  test.each(Object.entries(dialects))(
    "cards are a list, and components without a counterpart are gone: %s",
    (_, dialect) => {
      const body =
        '<Cards>\n  <Card href="/guides/other" title="Other">One line.</Card>\n</Cards>\n\n<ApiMembers type="Env" />';
      expect(exportBody(body, dialect)).toMatch(/^- \[Other\]\(\/guides\/other\/?\): One line\.$/);
    },
  );

  test.each(Object.entries(dialects))("a link to a page outside the corpus becomes text: %s", (_, dialect) => {
    expect(exportBody("See [the reference](/reference/typescript/).", dialect)).toBe("See the reference.");
  });
});

test.each([
  ["docusaurus", "/guides#top"],
  ["rspress", "/guides/#top"],
  ["starlight", "/guides/#top"],
  ["this site", "/guides#top"],
  ["vitepress", "/guides/#top"],
] as const)("a link to the first page of a folder has the address it has there: %s", (name, href) => {
  expect(exportBody("[Up](/guides#top)", dialects[name])).toBe(`[Up](${href})`);
});

test.each([
  ["docusaurus", ":::warning"],
  ["rspress", ":::warning"],
  ["starlight", ":::caution"],
  ["this site", ":::warning"],
  ["vitepress", ":::warning"],
] as const)("a warning has its name there: %s", (name, opening) => {
  expect(exportBody(":::warning\n\nMind this.\n\n:::", dialects[name])).toBe(`${opening}\n\nMind this.\n\n:::`);
});

test("code inside a list stays inside the list", () => {
  const list = "1. Do this:\n\n   ```dagger\n   container |\n     from alpine\n   ```\n";
  expect(exportBody(list, starlightDialect)).toBe(
    "1. Do this:\n\n   ```bash\n   container |\n     from alpine\n   ```",
  );
});

test("a language that is not one of the eight is plain text everywhere", () => {
  for (const dialect of Object.values(dialects)) {
    expect(exportBody("```toml\na = 1\n```", dialect)).toBe("```text\na = 1\n```");
  }
});

test("braces of running text are no expression in a Vue template", () => {
  expect(exportBody("Use \\{\\{ name }} here.", vitepressDialect)).toBe("Use &#123;&#123; name }} here.");
});

test("braces of code within a line are none either", () => {
  expect(exportBody('Ask `docker info --format "{{.Name}}"`.', vitepressDialect)).toBe(
    "Ask <code v-pre>docker info --format &quot;{{.Name}}&quot;</code>.",
  );
  expect(exportBody("Ask `docker info`.", vitepressDialect)).toBe("Ask `docker info`.");
});

test("a program that the corpus lacks stops the export by name", () => {
  expect(() => exportBody('<Snippet name="helo" />', starlightDialect)).toThrow(
    'Program "helo" not found in the corpus',
  );
});
