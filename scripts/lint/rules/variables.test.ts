import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkVariables } from "./variables.ts";

test.each([
  ["Version {{version}}.\n", []],
  ["Version {{verison}}.\n", ['1:9 Unexpected variable "{{verison}}", expected "{{version}}"']],
  ['```yaml\na: "{{item}}"\n```\n', []],
])("%j", (source, expected) => {
  expect(lintPage(checkVariables, source)).toEqual(expected);
});
