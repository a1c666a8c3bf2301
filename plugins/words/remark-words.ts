import { existsSync } from "node:fs";
import path from "node:path";
import { loadFacts } from "@docs/facts";
import { GENERATED_FOLDER, isGeneratedPage, readPagesWithParts } from "@docs/pages";
import { readSnippetSources } from "@docs/snippets";
import { createSite } from "@docs/words";
import type { Root } from "mdast";
import type { Plugin } from "unified";
import { listBareNames } from "./bare-names.ts";
import { DOCUMENTING, readDestinations } from "./find-address.ts";
import { type Linker, linkWords } from "./link-words.ts";

/**
 * Loaded once, with the first page, because it's the same for all, and parsing every page again would double the build
 * time.
 */
let linker: Linker | undefined;

/**
 * Links words in code font to their reference while a page is compiled, and stores the card's location on each link.
 *
 * It must run before code and components are turned into HTML, because it reads the page as its author wrote it. The
 * preview needs a restart to see a new reference page or the words of a new snippet. Generated pages are left out:
 * their links are complete, and their words aren't prose.
 */
export const remarkWords: Plugin<[], Root> = () => (tree, file) => {
  const page = path.relative(process.cwd(), file.path).replaceAll(path.sep, "/");
  if (!isGeneratedPage(page)) {
    linker ??= readLinker();
    linkWords(tree, toUrl(page), linker);
  }
};

/** Loads the data for word links: the facts, the snippets, and the pages of the site. */
export function readLinker(): Linker {
  const facts = loadFacts();
  return {
    site: createSite(readSnippetSources(), facts),
    names: listBareNames(facts),
    destinations: readDestinations(readPagesWithParts(DOCUMENTING), (page) =>
      existsSync(path.join(GENERATED_FOLDER, `${page}.mdx`)),
    ),
  };
}

function toUrl(page: string): string {
  return `/${page.replace(/^docs\//, "").replace(/(?:(?:^|\/)index)?\.mdx?$/, "")}`;
}
