import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkVersionLiterals } from "./version-literals.ts";

const expected = "expected no version, or the one of data/version.ts";

test.each([
  ["Version 1.2.3 does it.\n", [`1:9 warning: Unexpected "1.2.3", ${expected}`]],
  ["As of v1.2.3.\n", [`1:7 warning: Unexpected "v1.2.3", ${expected}`]],
  ["Set it to `v1.2.3`.\n", []],
  ["Version 1.2.30 or 11.2.3 or 1.2.3.4 did not.\n", []],
])("%j", (source, problems) => {
  expect(lintPage(checkVersionLiterals, source)).toEqual(problems);
});
