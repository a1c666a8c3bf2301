import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkPageValues } from "./page-values.ts";

const values = [
  {
    name: "gcUnused",
    value: "60 days",
    means: "How long what nobody uses is kept",
    source: { file: "gc.go", line: 1, text: "60" },
  },
];

function lint(source: string, own: readonly string[] = []): readonly string[] {
  const pageValues = new Map(own.length > 0 ? [["docs/page.mdx", own]] : []);
  return lintSite(checkPageValues, { "docs/page.mdx": source }, { pageValues, values });
}

const ofPage = "a value that data/page-values.json has for this page";

test.each([
  ["It keeps 512 MB.\n", ["512 MB"], []],
  ["It keeps 256 MB.\n", ["512 MB"], ['docs/page.mdx:1:10 Unexpected value "256 MB", expected "512 MB"']],
  ["It waits for two minutes.\n", [], [`docs/page.mdx:1:14 Unexpected value "two minutes", expected ${ofPage}`]],
  ["It takes two lists, and no time.\n", [], []],
  [
    "| a | b |\n| - | - |\n| `key` | `true` |\n",
    [],
    [`docs/page.mdx:3:11 Unexpected value "true", expected ${ofPage}`],
  ],
  [
    "Open\n`http://localhost:8081`.\n",
    ["http://localhost:8080"],
    ['docs/page.mdx:2:1 Unexpected value "http://localhost:8081", expected "http://localhost:8080"'],
  ],
  ["`Container.file`, `main.go` and `dagger call`\n", ["main.go"], []],
  [
    "One is `2`,\nand two is `2`.\n",
    ["1", "2"],
    ['docs/page.mdx:2:12 Unexpected value "2" 2 times (lines 1, 2), expected it once'],
  ],
  ["Secrets are never written.\n", ["always"], [`docs/page.mdx:1:13 Unexpected value "never", expected ${ofPage}`]],
  ["```text\n\n2100 books\n```\n", ["1200"], ['docs/page.mdx:3:1 Unexpected value "2100", expected "1200"']],
  ["```shell\nsleep 10\n```\n", [], []],
  ["Kept for {{gcUnused}}.\n", [], []],
  ["Kept for 60 days.\n", [], ['docs/page.mdx:1:10 Unexpected value "60 days", expected {{gcUnused}}']],
  [
    '<Card href="/x" title="In 15 minutes">Text</Card>\n',
    [],
    [`docs/page.mdx:1:1 Unexpected value "15 minutes", expected ${ofPage}`],
  ],
])("%j with %j", (source, own, expected) => {
  const problems = lint(source, own).filter((problem) => !problem.startsWith("data/"));
  expect(problems).toEqual(expected);
});

test("a value that the page lost is an error of the record", () => {
  expect(lint("Nothing.\n", ["512 MB"])).toEqual([
    'data/page-values.json:1:1 Unexpected value "512 MB" of docs/page.mdx, which the page doesn\'t state, expected values in use only',
  ]);
});

test("values of a page that is gone are errors of the record", () => {
  const problems = lintSite(checkPageValues, {}, { pageValues: new Map([["docs/gone.mdx", ["8080"]]]) });
  expect(problems).toEqual([
    'data/page-values.json:1:1 Unexpected value "8080" of docs/gone.mdx, which the page doesn\'t state, expected values in use only',
  ]);
});

test("a value that the page states less often than before is an error of the record", () => {
  expect(lint("It ends with `1`.\n", ["1", "1"])).toEqual([
    'data/page-values.json:1:1 Unexpected value "1" 2 times for docs/page.mdx, which states it once, expected it once',
  ]);
});
