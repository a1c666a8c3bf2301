import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkHeadings } from "./headings.ts";

test.each([
  ["## A\n\n### B\n\n## C\n", []],
  ["## A {#own-id}\n\n## B\n", []],
  [
    "# A\n",
    ['1:1 Unexpected first-level heading "A", expected the page\'s title in the front matter and "##" from there'],
  ],
  ["### A\n", ["1:1 Unexpected heading of level 3 below level 1, expected level 2"]],
  ["## A\n\n#### B\n", ["3:1 Unexpected heading of level 4 below level 2, expected level 3"]],
  ["## Run `x`\n\n## run x\n", ['3:1 Unexpected second heading "run x", expected each heading once on a page']],
  [
    "<Tabs>\n<Tab>\n## A\n</Tab>\n</Tabs>\n\n## A\n",
    ['7:1 Unexpected second heading "A", expected each heading once on a page'],
  ],
  ["```shell\n# A\n```\n", []],
])("%j", (source, expected) => {
  expect(lintPage(checkHeadings, source)).toEqual(expected);
});
