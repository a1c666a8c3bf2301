import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkGlossarySpelling } from "./glossary-spelling.ts";

const termVariants = [
  { write: "GitHub", not: ["Github", "github"] },
  { write: "Node.js", not: ["node.js"] },
  { write: "cache volume", not: ["cache-volume"] },
];

test.each([
  ["Push to GitHub with a cache volume on Node.js.\n", []],
  ["Run `github` and read github.com/a/b or [GitHub](https://github.com).\n", []],
  [
    "On Github, a\ncache-volume.\n",
    ['1:4 Unexpected "Github", expected "GitHub"', '2:1 Unexpected "cache-volume", expected "cache volume"'],
  ],
  ["## Use node.js\n", ['1:8 Unexpected "node.js", expected "Node.js"']],
  ["---\ntitle: Shell and github push\n---\n", []],
  ["Shell and github push\n", ['1:11 Unexpected "github", expected "GitHub"']],
  ["---\ntitle: On github\n---\n", ['2:11 Unexpected "github", expected "GitHub"']],
])("%j", (source, expected) => {
  expect([...lintPage(checkGlossarySpelling, source, { termVariants })].sort()).toEqual(expected);
});
