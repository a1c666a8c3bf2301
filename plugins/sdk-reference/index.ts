import path from "node:path";
import { fileURLToPath } from "node:url";
import { readPageStyles } from "@docs/code";
import { dataDir } from "@docs/facts";
import { writePages } from "@docs/pages";
import type { LoadContext, OptionValidationContext, Plugin } from "@docusaurus/types";
import { generateReference, listReference } from "./generate-reference.ts";
import { DOCUMENT_FOLDER } from "./page.ts";

const listStyles = readPageStyles(new URL("./list.css", import.meta.url));

const component = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../src/shell/sdk-list");

/** Options of a site for the reference. */
export interface SdkReferenceOptions {
  /** Name of this instance of the plugin. */
  readonly id?: string;
  /**
   * Output folder, relative to the site, which a documentation plugin must read. A site without the reference leaves it
   * out, and has an empty list for its sidebar.
   */
  readonly outDir?: string;
}

/** Rejects an output folder in which links would break, because the pages link to each other by absolute addresses. */
export function validateOptions({
  options: { outDir, ...rest },
}: OptionValidationContext<SdkReferenceOptions, SdkReferenceOptions>): SdkReferenceOptions {
  if (outDir !== undefined && !outDir.endsWith(DOCUMENT_FOLDER)) {
    throw new Error(
      `Unexpected option outDir "${outDir}" of sdk-reference, expected a folder ending in "${DOCUMENT_FOLDER}", such as "docs/${DOCUMENT_FOLDER}". Correct it in docusaurus.config.ts.`,
    );
  }
  // The framework keeps the plugin's data in a folder of this name.
  return { id: "default", ...(outDir === undefined ? {} : { outDir }), ...rest };
}

/**
 * Writes the reference of the TypeScript SDK into the documentation.
 *
 * It writes during plugin creation, because the documentation plugin looks for files as soon as all plugins are
 * created. `loadContent` would be too late for the first build, so it only updates the preview after a text is edited.
 */
export default async function sdkReference({ siteDir }: LoadContext, { outDir }: SdkReferenceOptions): Promise<Plugin> {
  const write = async () => {
    if (outDir !== undefined) {
      await writePages(path.resolve(siteDir, outDir), await generateReference());
    }
  };
  await write();
  let isFirstLoad = true;
  let list = "";
  return {
    name: "sdk-reference",
    getPathsToWatch: () => [`${dataDir}/sdk-reference/**/*.{json,mdx}`],
    async loadContent() {
      if (!isFirstLoad) {
        await write();
      }
      isFirstLoad = false;
    },

    async contentLoaded({ actions }) {
      const pages = outDir === undefined ? [] : await listReference();
      list = await actions.createData("list.json", JSON.stringify({ pages, styles: listStyles }));
    },

    configureWebpack(_config, isServer) {
      // Only the server knows the list. The browser takes it from the pages, so that the others don't load it.
      const isInPages = outDir !== undefined && !isServer && process.env.NODE_ENV === "production";
      const module = isInPages ? "read-list.ts" : "render-list.ts";
      const alias = { "@sdk-reference/list": list, "@sdk-reference/get-list": path.join(component, module) };
      return { resolve: { alias } };
    },
  };
}
