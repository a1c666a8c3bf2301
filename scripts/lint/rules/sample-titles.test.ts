import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkSampleTitles } from "./sample-titles.ts";

const block = (head: string, ...lines: readonly string[]) => [`\`\`\`${head}`, ...lines, "```", ""].join("\n");

test.each([
  [block('yaml title="ci.yml"', "on: push", "jobs:")],
  [block("yaml", "jobs:", "  test:")],
  [block("yaml", "steps:", "  on: a", "  jobs: b")],
  [block("json", "{", '  "name": "a"', "}")],
])("%j is fine", (source) => {
  expect(lintPage(checkSampleTitles, source)).toEqual([]);
});

test.each([
  [block("yaml", "on: push", "jobs:"), 'yaml block without a title, expected title=".github/workflows/ci.yml"'],
  [
    block("json", "{", '  "name": "a",', '  "sdk": {}', "}"),
    'json block without a title, expected title="dagger.json"',
  ],
  [block("toml", "[project]", 'name = "a"'), 'toml block without a title, expected title="pyproject.toml"'],
])("%j: %s", (source, problem) => {
  expect(lintPage(checkSampleTitles, source)).toEqual([`1:1 Unexpected ${problem}`]);
});
