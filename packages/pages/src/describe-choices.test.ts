import { expect, test } from "vitest";
import { describeChoices } from "./describe-choices.ts";

test.each([
  ["verison", ["version", "product"], '"version"'],
  [".hepl", [".help", ".deps", ".cd"], '".help" or ".deps"'],
  ["withExce", ["withFile", "withExec"], '"withExec"'],
  ["zzz", ["red", "blue"], 'one of "red", "blue"'],
  ["zzz", [], "none, for there are none"],
  ["zzz", Array.from({ length: 13 }, (_, index) => `choice-${index}`), "one of the 13 known ones"],
])("instead of %s, of %j: %s", (unknown, known, expected) => {
  expect(describeChoices(unknown, known)).toBe(expected);
});

test("a kind of name replaces the list of names, unless one is near", () => {
  expect(describeChoices("zzz", ["withExec"], "a name of the API")).toBe("a name of the API");
  expect(describeChoices("withExce", ["withExec"], "a name of the API")).toBe('"withExec"');
});
