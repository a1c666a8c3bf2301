import { expect, test } from "vitest";
import { describeNearest } from "./nearest.ts";

test.each([
  ["withExce", ["withExec", "withFile", "stdout"], '"withExec" or "withFile"'],
  ["zzz", ["withExec"], "a name of the API"],
])("%s", (word, known, expected) => {
  expect(describeNearest(word, known, "a name of the API")).toBe(expected);
});
