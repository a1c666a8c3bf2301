import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkCodeLanguages } from "./code-languages.ts";

test.each([
  ["```shell\nls\n```\n", []],
  ["```\nls\n```\n", ['1:1 Unexpected fence without a language, expected one such as "shell", or "text" for output']],
  ["```shel\nls\n```\n", ['1:1 Unexpected language "shel", expected "shell"']],
  ["```cobol\nx\n```\n", ['1:1 Unexpected language "cobol", expected one of "go", "shell", "text"']],
  [
    "1. Step\n\n   ```\n   ls\n   ```\n",
    ['3:4 Unexpected fence without a language, expected one such as "shell", or "text" for output'],
  ],
])("%j", (source, expected) => {
  expect(lintPage(checkCodeLanguages, source)).toEqual(expected);
});
