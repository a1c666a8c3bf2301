import path from "node:path";
import { dataDir } from "@docs/facts";
import type { LoadContext, OptionValidationContext, Plugin } from "@docusaurus/types";
import { generateReference } from "./generate-reference.ts";
import { DOCUMENT_FOLDER } from "./page.ts";
import { writePages } from "./write-pages.ts";

/** How a site takes the reference in. */
export interface SdkReferenceOptions {
  /** Folder below the site that the pages are written to; a documentation plugin has to read it. */
  readonly outDir: string;
}

/** Refuses a folder that the pages would not work in: they name each other by absolute addresses. */
export function validateOptions({
  options: { outDir, ...rest },
}: OptionValidationContext<SdkReferenceOptions, SdkReferenceOptions>): SdkReferenceOptions {
  if (!outDir?.endsWith(DOCUMENT_FOLDER)) {
    throw new Error(
      `Unexpected option outDir "${outDir}" of sdk-reference, expected a folder ending in "${DOCUMENT_FOLDER}", such as "docs/${DOCUMENT_FOLDER}". Correct it in docusaurus.config.ts.`,
    );
  }
  return { outDir, ...rest };
}

/**
 * Writes the reference of the TypeScript SDK into the documentation.
 *
 * It does so while it is made, since the documentation plugin looks for files as soon as all plugins are made. Loading
 * content comes at the same time, too late for the first build; it serves the preview, when a text was edited.
 */
export default async function sdkReference({ siteDir }: LoadContext, { outDir }: SdkReferenceOptions): Promise<Plugin> {
  const write = async () => writePages(path.resolve(siteDir, outDir), await generateReference());
  await write();
  let isFirstLoad = true;
  return {
    name: "sdk-reference",
    getPathsToWatch: () => [`${dataDir}/sdk-reference/**/*.{json,mdx}`],
    async loadContent() {
      if (!isFirstLoad) {
        await write();
      }
      isFirstLoad = false;
    },
  };
}
