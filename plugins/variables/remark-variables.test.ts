import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { daggerVersion } from "../../data/version.ts";
import { remarkVariables } from "./remark-variables.ts";

function run(source: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkVariables);
  return processor.runSync(processor.parse(source));
}

test("a sentence with the version stays one text", () => {
  const [paragraph] = run("Release v{{version}} of it.").children;
  expect(paragraph).toMatchObject({ children: [{ type: "text", value: `Release v${daggerVersion} of it.` }] });
});

test("a variable that nobody knows stops the build", () => {
  expect(() => run("Release {{verison}}")).toThrow(
    'Unexpected variable "{{verison}}", expected "{{version}}". Correct it, or add it to data/values.json.',
  );
});
