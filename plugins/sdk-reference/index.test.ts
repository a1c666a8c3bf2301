import { expect, test } from "vitest";
import sdkReference from "./index.ts";

test("refuses a folder whose address the links on the pages do not have", async () => {
  const context = { siteDir: "/nowhere" } as Parameters<typeof sdkReference>[0];
  await expect(sdkReference(context, { outDir: "docs/sdk" })).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: Unexpected option outDir "docs/sdk" of sdk-reference, expected a folder ending in "reference/typescript", such as "docs/reference/typescript". Correct it in docusaurus.config.ts.]`,
  );
});
