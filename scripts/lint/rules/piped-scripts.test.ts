import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkPipedScripts } from "./piped-scripts.ts";

const yaml = (...lines: readonly string[]) => ["```yaml", ...lines, "```", ""].join("\n");
const problem = "Unexpected pipe into a shell in a CI job, expected a download to a file, then a call of the file";

test.each([
  ["a pipe on one line", yaml("- curl --fail https://example.com/a.sh | sh"), [`2:1 ${problem}`]],
  ["a pipe over two lines", yaml("curl --fail https://example.com/a.sh |", "  BIN_DIR=/bin sh"), [`2:1 ${problem}`]],
  ["a pipe under pipefail", yaml("set -o pipefail", "curl https://example.com/a.sh | sh"), []],
  ["a block scalar", yaml("run: |", "  sh /tmp/a.sh"), []],
  ["a file", yaml("- curl --output /tmp/a.sh https://example.com/a.sh", "- sh /tmp/a.sh"), []],
  ["a terminal", "```shell\ncurl https://example.com/a.sh | sh\n```\n", []],
])("%s", (_name, source, expected) => {
  expect(lintPage(checkPipedScripts, source)).toEqual(expected);
});
