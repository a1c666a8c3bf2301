import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every rule is in a list, because a rule in none checks nothing", () => {
  const lists = readFileSync("scripts/lint/check-pages.ts", "utf8");
  const rules = readdirSync("scripts/lint/rules").filter((file) => !file.endsWith(".test.ts"));
  expect(rules.filter((file) => !lists.includes(`"./rules/${file}"`))).toEqual([]);
});
