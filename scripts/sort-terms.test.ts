import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sortTerms } from "./sort-terms.ts";

test("sorts without regard to case, drops repeated terms and keeps comments first", () => {
  expect(sortTerms("zsh\n\nDagger\n# Comment\nbuildkit\nDagger\n")).toBe("# Comment\nbuildkit\nDagger\nzsh\n");
});

test("data/terms.txt is sorted (npm run fix sorts it)", () => {
  const text = readFileSync("data/terms.txt", "utf8");
  expect(text).toBe(sortTerms(text));
});
