import { parsePage, textOf, walk } from "@docs/pages";
import type { Root } from "mdast";
import { expect, test } from "vitest";
import { addRowWords, hasFilter } from "./add-row-words.ts";
import { readSectionWords } from "./read-section-words.ts";

const parse = (source: string): Root => parsePage("docs/page.mdx", source).tree;

const LIST = '<Filter label="Filter" />\n\n| Recipe |\n| --- |\n| [Test](/recipes#test) |\n| [Here](#own) |\n| None |';

function readRows(tree: Root): readonly (readonly [text: string, words: unknown])[] {
  return [...walk(tree)].flatMap((node) =>
    node.type === "tableRow" ? [[textOf(node), node.data?.hProperties?.["data-words"]] as const] : [],
  );
}

test("a row that can be filtered has the words of the section that it links to, except its own and parts of words", () => {
  const tree = parse(LIST);
  addRowWords(tree, "/list", (url, id) => ["test", `${url}#${id}`, "postgres", "post", "postgres"]);
  expect(readRows(tree)).toEqual([
    ["Recipe", undefined],
    ["Test", "/recipes#test postgres"],
    ["Here", "test /list#own postgres"],
    ["None", undefined],
  ]);
});

test("words that most rows have are left out, and rows above the field have none", () => {
  const rows = Array.from({ length: 6 }, (_, index) => `| [${index}](/a#${index}) |`).join("\n");
  const table = `| Recipe |\n| --- |\n${rows}`;
  const tree = parse(`${table}\n\n<Filter label="Filter" />\n\n${table}`);
  addRowWords(tree, "/list", (_, id) => ["dagger", `word-${id}`]);
  const words = readRows(tree).map(([, found]) => found);
  expect(words.filter(Boolean)).toEqual([0, 1, 2, 3, 4, 5].map((id) => `word-${id}`));
  expect(words.slice(0, 7).filter(Boolean)).toEqual([]);
  expect(hasFilter(tree)).toBe(true);
  expect(hasFilter(parse(table))).toBe(false);
});

test("the words of a section are its names, images, tools, and functions, not its prose, flags, numbers, or output", () => {
  const source = [
    "## Other\n\n`other`",
    "## Use a database {#db}\n\nProse with `Container.asService` and `5432`.",
    '<Snippet name="services/db" />',
    "### Details\n\n```shell\ndagger call test --source=. # https://example.com/path\n```\n\n```output\nlines\n```",
    "## Next\n\n`next`",
  ].join("\n\n");
  const code =
    'func (m *Shop) Test() {\n\tdag.Container().\n\t\tFrom("postgres:17").\n\t\tWithExec([]string{"psql"})\n}';
  const files = [
    { file: "snippets/services/db/main.py", code: '"python"' },
    { file: "snippets/services/db/main.go", code },
  ];
  const snippets = new Map([["services/db", { name: "services/db", files }]]);
  const words = "container asservice from postgres withexec psql dagger call test";
  expect(readSectionWords({ tree: parse(source) }, "db", snippets)).toEqual(words.split(" "));
  expect(readSectionWords({ tree: parse(source) }, "unknown", snippets)).toEqual([]);
});
