import type { LintPage } from "@docs/pages";
import { readSnippetSources } from "@docs/snippets";
import type { Root } from "mdast";
import type { Plugin } from "unified";
import { addRowWords, hasFilter, type ReadWords } from "./add-row-words.ts";
import { expandLintPage } from "./expand-page.ts";
import { readSectionWords } from "./read-section-words.ts";
import { shareContext } from "./remark-reference.ts";

/** Lets the field above a list find what the linked sections do, not only how the list words it. */
export const remarkRowWords: Plugin<[], Root> = () => (tree, file) => {
  if (hasFilter(tree)) {
    const { pages } = shareContext();
    const page = pages.find((one) => file.path.replaceAll("\\", "/").endsWith(`/${one.file}`));
    addRowWords(tree, page?.url ?? "", createReader(pages));
  }
};

/** Creates a function that reads what the code of a section contains, generated parts included. */
function createReader(pages: readonly LintPage[]): ReadWords {
  const snippets = new Map(readSnippetSources().map((snippet) => [snippet.name, snippet]));
  const expanded = new Map<string, LintPage>();
  return (url, id) => {
    const written = pages.find((one) => one.url === url);
    if (written === undefined) {
      return [];
    }
    const page = expanded.get(url) ?? expandLintPage(written, shareContext()).page;
    expanded.set(url, page);
    return readSectionWords(page, id, snippets);
  };
}
