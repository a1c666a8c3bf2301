import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadFacts } from "@docs/facts";
import { listFiles, parsePage } from "@docs/pages";
import { readSnippetSources } from "@docs/snippets";
import { createSite } from "@docs/words";
import { DOCUMENT_FOLDER } from "../sdk-reference/page.ts";
import { listBareNames } from "./bare-names.ts";
import { isReferencePage, readDestinations } from "./destinations.ts";
import type { Linker } from "./link-words.ts";

/** Folder of the pages that a program wrote: their links are complete, and their words are not prose. */
export const GENERATED_FOLDER = `docs/${DOCUMENT_FOLDER}/`;

/** Reads what links of words are made from: the facts, the snippets, and which pages the site has. */
export function readLinker(): Linker {
  const facts = loadFacts();
  const pages = listFiles("docs", (file) => file.endsWith(".mdx") && !file.startsWith(GENERATED_FOLDER)).flatMap(
    (file) => {
      const source = readFileSync(file, "utf8");
      return isReferencePage(file, source) ? [parsePage(file, source)] : [];
    },
  );
  const hasSdkPage = (page: string) => existsSync(path.join(GENERATED_FOLDER, `${page}.mdx`));
  return {
    site: createSite(readSnippetSources(), facts),
    names: listBareNames(facts),
    destinations: readDestinations(pages, hasSdkPage),
  };
}
