import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { remarkShared } from "./remark-shared.ts";

const folder = mkdtempSync(path.join(tmpdir(), "shared-"));
mkdirSync(path.join(folder, "ci"));
writeFileSync(path.join(folder, "ci/token.mdx"), "Keep the token **secret**.\n\n- One\n- Two\n");

function run(source: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkShared, { folder });
  return processor.runSync(processor.parse(source));
}

test("a passage stands where the page names it, also inside a step", () => {
  const types = run('Before.\n\n<Shared name="ci/token" />\n\nAfter.\n').children.map(({ type }) => type);
  expect(types).toEqual(["paragraph", "paragraph", "list", "paragraph"]);
  expect(JSON.stringify(run('1. Step\n\n   <Shared name="ci/token" />\n'))).toContain('"value":"secret"');
});

test.each([
  [
    '<Shared name="ci/tokn" />',
    'Unexpected passage "ci/tokn", expected "ci/token". Correct the name or write the passage.',
  ],
  ["<Shared />", 'Unexpected passage "", expected the name of a file below docs/_shared.'],
])("%s stops the build", (source, message) => {
  expect(() => run(source)).toThrow(message);
});
