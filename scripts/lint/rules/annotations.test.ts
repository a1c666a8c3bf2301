import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkAnnotations, listAnnotations } from "./annotations.ts";

const annotations = new Map([
  ["go", listAnnotations(["+default=", "+private", "dag"])],
  ["python", listAnnotations(["@function", "@object_type", "Doc"])],
  ["typescript", listAnnotations(["@func", "@object"])],
]);

const lint = (source: string) => lintPage(checkAnnotations, source, { annotations });

test.each([
  [
    '| SDK | Annotation |\n| --- | --- |\n| Go | `+default="x"` |\n| Python | `@function(cache="never")`, `@staticmethod` |',
  ],
  ['<Tab value="python" label="Python">\n\nUse `@function`.\n\n</Tab>'],
  ["TypeScript has `@func()`, and Python `@function`."],
])("%j is fine", (source) => {
  expect(lint(source)).toEqual([]);
});

const PYTHON = 'expected one of "@function", "@object_type"';

test.each([
  [
    "| SDK | Annotation |\n| --- | --- |\n| Python | `@func()` |",
    `3:13 Unexpected annotation "@func" of typescript, where python is meant, ${PYTHON}`,
  ],
  [
    '<Tab value="python" label="Python">\n\nUse `@func`.\n\n</Tab>',
    `3:6 Unexpected annotation "@func" of typescript, where python is meant, ${PYTHON}`,
  ],
  [
    "| SDK | Annotation |\n| --- | --- |\n| Go | `@function` |",
    '3:9 Unexpected annotation "@function" of python, where go is meant, expected one of "+default", "+private"',
  ],
])("%j: %s", (source, problem) => {
  expect(lint(source)).toEqual([problem]);
});
