import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { fillVariables } from "./fill-variables.ts";

function fill(source: string) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  const unknown = fillVariables(tree, { version: "1.2.3" });
  return { text: JSON.stringify(tree), unknown: unknown.map(({ name, expected }) => `${name}: ${expected}`) };
}

test.each([
  ["in text: v{{version}}.", '"value":"1.2.3"'],
  ["## Release {{version}}", '"value":"1.2.3"'],
  ["{{version}}", '"value":"1.2.3"'],
  ["`v{{version}}`", '"value":"v1.2.3"'],
  ["```shell\nrun v{{version}}\n```", '"value":"run v1.2.3"'],
  ["[a](https://example.com/v{{version}})", '"url":"https://example.com/v1.2.3"'],
  ['<Card href="/a" title="v{{version}}" />', '"value":"v1.2.3"'],
])("%s", (source, expected) => {
  const { text, unknown } = fill(source);
  expect(unknown).toEqual([]);
  expect(text).toContain(expected);
  expect(text).not.toContain("{{");
});

test.each([
  ["{{verison}}", ['verison: "{{version}}"']],
  ["a {{other}}", ["other: one of version"]],
  ["`{{verison}}`", ['verison: "{{version}}"']],
  ["`{{item}}` of a template", []],
  ["an expression: {1 + 1}", []],
])("%s is unknown: %j", (source, expected) => {
  expect(fill(source).unknown).toEqual(expected);
});
