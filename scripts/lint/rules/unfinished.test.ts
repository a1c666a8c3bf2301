import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkUnfinished } from "./unfinished.ts";

test.each([
  ["Text about a to-do list.\n", []],
  ["Text.\n\nTODO: more\n", ["3:1 warning: Unexpected TODO, expected a finished page"]],
  ["{/* FIXME */}\n", ["1:5 warning: Unexpected FIXME, expected a finished page"]],
])("%j", (source, expected) => {
  expect(lintPage(checkUnfinished, source)).toEqual(expected);
});
