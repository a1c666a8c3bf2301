import { sdkLanguages } from "@docs/snippets";
import { expect, test } from "vitest";
import { expand, rowsOf } from "./testing.ts";

test("every SDK language has its programs, and every count is one", () => {
  const rows = rowsOf(expand("# Title\n\n<RunCoverage />\n").tree);
  const languages = rows.slice(1, sdkLanguages.length + 1);
  expect(languages.map(([label]) => label)).toEqual(sdkLanguages.map(({ label }) => label));
  expect(languages.every(([, compiled]) => Number(compiled) > 0)).toBe(true);
  expect(rows.slice(sdkLanguages.length + 2).map(([what]) => what)).toEqual([
    "Commands on pages",
    "Error messages",
    "Attempts to break a security promise",
  ]);
});
