import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkVersionLiterals, replaceVersion } from "./version-literals.ts";

test.each([
  ["Version {{version}} and v{{version}}.\n", []],
  [
    "Another one: 1.2.6 is listed, 11.2.3, 2.2.3, 1.2 and 1.2.3.4 are no versions of ours, as tool@v1.2.4 is none.\n",
    [],
  ],
  [
    "Since v1.2.4, and 1.1.0.\n",
    [
      '1:7 Unexpected version "v1.2.4", expected "v{{version}}"',
      '1:19 Unexpected version "1.1.0", expected "{{version}}"',
    ],
  ],
  ["`github.com/dagger/x@v1.2.30`\n", ['1:22 Unexpected version "v1.2.30", expected "v{{version}}"']],
  ["`registry.example.com/engine:{{version}}`\n", ['1:30 Unexpected version "{{version}}", expected "v{{version}}"']],
  ['```json\n"engineVersion": "v0.9.1"\n```\n', ['2:19 Unexpected version "v0.9.1", expected "v{{version}}"']],
  ["Set `engineVersion` to `v3.18.0`.\n", ['1:25 Unexpected version "v3.18.0", expected "v{{version}}"']],
  ["`engineVersion` of `v{{version}}`, and the tool v3.18.0.\n", []],
  ["In 1.2.3, it works.\n", ['1:4 Unexpected version "1.2.3", expected "{{version}}"']],
  ["```shell\nrun module@v1.2.3\n```\n", ['2:12 Unexpected version "v1.2.3", expected "v{{version}}"']],
  ["`tool_v1.2.3`\n", ['1:7 Unexpected version "v1.2.3", expected "v{{version}}"']],
  ["[tag](https://example.com/v1.2.3)\n", ['1:27 Unexpected version "v1.2.3", expected "v{{version}}"']],
])("%j", (source, expected) => {
  expect(lintPage(checkVersionLiterals, source)).toEqual(expected);
});

test("the variable takes the place of the version, and of nothing else", () => {
  expect(replaceVersion("v1.2.3, 1.2.34 and tool_1.2.3.tar.gz", "1.2.3")).toBe(
    "v{{version}}, 1.2.34 and tool_{{version}}.tar.gz",
  );
});
