import { expect, test } from "vitest";
import type { RepeatedFact } from "../rule.ts";
import { lintSite } from "../testing.ts";
import { checkRepeatedFacts } from "./repeated-facts.ts";

const saved = "With `--output`, a file is saved.";
const flag = {
  id: "output-flag",
  fact: "--output saves nothing for objects without export.",
  sources: [],
  page: "/types",
  about: ["--output"],
  says: "\\bsave[sd]?\\b",
  statements: { "docs/types.mdx": ["With --output, a file is saved.", "a service | saves nothing"] },
};
const types = `${saved}\n\n| Result | With \`--output\` |\n| --- | --- |\n| a service | saves nothing |\n`;

function lint(files: Readonly<Record<string, string>>, changes: Partial<RepeatedFact> = {}): readonly string[] {
  return lintSite(checkRepeatedFacts, files, { repeatedFacts: [{ ...flag, ...changes }] });
}

test("statements that somebody checked, and mentions that state nothing, are right", () => {
  expect(
    lint({ "docs/types.mdx": types, "docs/faq.mdx": "Use `--output`.\n\nA file is saved by the editor.\n" }),
  ).toEqual([]);
});

test("a second page that states the fact itself is reported, with what is known to be true", () => {
  expect(
    lint({ "docs/types.mdx": types, "docs/cli.mdx": "# CLI\n\nWith `--output`, a service is saved too.\n" }),
  ).toEqual([
    'docs/cli.mdx:3:1 Unexpected statement "With --output, a service is saved too.", expected what data/repeated-facts.json has as output-flag: "--output saves nothing for objects without export."',
  ]);
});

test("a row is read with the head of its table, and a changed one is reported with what was checked", () => {
  const changed = types.replace("saves nothing", "saves the text");
  expect(lint({ "docs/types.mdx": changed })).toEqual([
    'docs/types.mdx:5:1 Unexpected statement "a service | saves the text", expected "a service | saves nothing"',
    'data/repeated-facts.json:1:1 Unexpected statement "a service | saves nothing" of output-flag, which docs/types.mdx doesn\'t make, expected statements that pages make',
  ]);
});

test("a sentence that a page still makes, but that no longer matches, isn't reported as gone", () => {
  const statements = { "docs/types.mdx": [...flag.statements["docs/types.mdx"], "A file is kept."] };
  expect(lint({ "docs/types.mdx": `${types}\nA file is kept.\n` }, { statements })).toEqual([
    'data/repeated-facts.json:1:1 Unexpected statement "A file is kept." of output-flag, which docs/types.mdx makes where nothing matches "about" or "says", expected statements that match both, alone or with the text above them',
  ]);
});

test.each([
  ["below a heading with the subject", "## The flag `--output`\n\nIt saves every object.\n", "3:1"],
  ["that goes on", "Use `--output`. For any other result it saves the text.\n", "1:1"],
  ["in a list", "- With `--output` everything is saved.\n", "1:3"],
  ["in a description", "---\ntitle: A\ndescription: What --output saves.\n---\n", "3:14"],
])("a statement %s is found", (_, source, place) => {
  expect(lint({ "docs/a.mdx": source }, { statements: {} }).join("\n")).toMatch(
    new RegExp(`^docs/a.mdx:${place} Unexpected statement`),
  );
});

test("code blocks state nothing", () => {
  expect(lint({ "docs/a.mdx": "```text\n--output saves all\n```\n" }, { statements: {} })).toEqual([]);
});
