import path from "node:path";
import { dataDir } from "@docs/facts";
import { writePages } from "@docs/pages";
import type { LoadContext, OptionValidationContext, Plugin } from "@docusaurus/types";
import { generateReference } from "./generate-reference.ts";
import { DOCUMENT_FOLDER } from "./page.ts";

/** Options of a site for the reference. */
export interface SdkReferenceOptions {
  /** Output folder, relative to the site, which a documentation plugin must read. */
  readonly outDir: string;
}

/** Rejects an output folder in which links would break, because the pages link to each other by absolute addresses. */
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
 * It writes during plugin creation, because the documentation plugin looks for files as soon as all plugins are
 * created. `loadContent` would be too late for the first build, so it only updates the preview after a text is edited.
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
