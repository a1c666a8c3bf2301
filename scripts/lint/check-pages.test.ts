import { readdirSync, readFileSync } from "node:fs";
import { parsePage } from "@docs/pages";
import { expect, test } from "vitest";
import { checkPages } from "./check-pages.ts";
import { siteFacts } from "./testing.ts";

test("every rule is in a list, because a rule in none checks nothing", () => {
  const lists = readFileSync("scripts/lint/check-pages.ts", "utf8");
  const rules = readdirSync("scripts/lint/rules").filter((file) => !file.endsWith(".test.ts"));
  expect(rules.filter((file) => !lists.includes(`"./rules/${file}"`))).toEqual([]);
});

test("the front matter of generated pages is checked too", () => {
  const page = parsePage("docs/reference/typescript/a.mdx", "Text.\n");
  const found = checkPages([page], siteFacts).map((problem) => `${problem.file} ${problem.found}`);
  expect(found).toContain("docs/reference/typescript/a.mdx Unexpected front matter without title");
});
