import path from "node:path";
import type { Root } from "mdast";
import type { Plugin } from "unified";
import { type Linker, linkWords } from "./link-words.ts";
import { GENERATED_FOLDER, readLinker } from "./read-linker.ts";

/** Read once, with the first page: it is the same for all, and parsing every page again would double the build. */
let linker: Linker | undefined;

/**
 * Links words in code font to their reference while a page is compiled, and notes on each link which card it has.
 *
 * It has to stand before what turns code and components into HTML: it reads the page as its author wrote it. The
 * preview sees a new reference page, or the words of a new snippet, after a restart.
 */
export const remarkWords: Plugin<[], Root> = () => (tree, file) => {
  const page = path.relative(process.cwd(), file.path).replaceAll(path.sep, "/");
  if (!page.startsWith(GENERATED_FOLDER)) {
    linker ??= readLinker();
    linkWords(tree, toUrl(page), linker);
  }
};

function toUrl(page: string): string {
  return `/${page.replace(/^docs\//, "").replace(/(?:(?:^|\/)index)?\.mdx?$/, "")}`;
}
