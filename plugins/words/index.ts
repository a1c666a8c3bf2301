import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadFacts } from "@docs/facts";
import { writeFiles } from "@docs/pages";
import { sdkLanguages } from "@docs/snippets";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readLinker } from "./remark-words.ts";
import { renderCards } from "./render-cards.ts";
import { renderNames } from "./render-names.ts";

const dirname = path.dirname(fileURLToPath(import.meta.url));

/** Number of characters of the hash that distinguish one build's folder from the next. */
const HASH_LENGTH = 10;

/**
 * Publishes the content of word cards and the script that shows them.
 *
 * A card is fetched when a reader first points at its word. All files are in one folder named after a hash of their
 * content, which lets browsers cache them forever. Only the script that shows cards knows the folder's name.
 */
export default function words({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const files = new Map<string, string>();
  let folder = "";
  let url = "";
  const previewDir = path.join(generatedFilesDir, "words", "preview");
  let settings = "";
  return {
    name: "words",
    getClientModules: () => [path.resolve(dirname, "../../src/client/word-cards.ts")],

    async contentLoaded({ actions }) {
      const facts = loadFacts();
      for (const [file, json] of renderCards(facts)) {
        files.set(file, json);
      }
      // Now, because the addresses include those of pages that other plugins write.
      files.set("names.json", renderNames(facts, readLinker().destinations));
      folder = `assets/words/${hash(files)}/`;
      url = baseUrl + folder;
      const sdks = Object.fromEntries(sdkLanguages.map(({ id, label }) => [id, label]));
      settings = await actions.createData("settings.json", JSON.stringify({ url, sdks }));
      if (process.env.NODE_ENV === "development") {
        await writeFiles(previewDir, files);
      }
    },

    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { "@words/settings": settings } },
      ...(isServer || process.env.NODE_ENV !== "development"
        ? {}
        : { devServer: { static: [{ directory: previewDir, publicPath: url }] } }),
    }),

    postBuild: ({ outDir }) => writeFiles(path.join(outDir, folder), files),
  };
}

function hash(files: ReadonlyMap<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("hex")
    .slice(0, HASH_LENGTH);
}
