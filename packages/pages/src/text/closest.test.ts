import { expect, test } from "vitest";
import { closest } from "./closest.ts";

test.each([
  ["verison", ["version", "product"], "version"],
  ["home/biuld", ["home/build", "home/test"], "home/build"],
  ["Python", ["python"], "python"],
  ["zzz", ["version"], undefined],
  ["a", [], undefined],
])("the nearest of a slip: %s", (word, candidates, expected) => {
  expect(closest(word, candidates)).toBe(expected);
});
