import { expect, test } from "vitest";
import { validateOptions } from "./index.ts";

test("refuses a folder whose address the links on the pages do not have", () => {
  const context = { options: { outDir: "docs/sdk" } } as Parameters<typeof validateOptions>[0];
  expect(() => validateOptions(context)).toThrowErrorMatchingInlineSnapshot(
    `[Error: Unexpected option outDir "docs/sdk" of sdk-reference, expected a folder ending in "reference/typescript", such as "docs/reference/typescript". Correct it in docusaurus.config.ts.]`,
  );
});
