import type { Page } from "@docs/content";
import { SDK_REFERENCE } from "./priors.ts";

/** What a symbol that no page mentions keeps of its score. Close to 1: fame decides between equals, no more. */
const LEAST = 0.6;

/**
 * Finds out how well known the pages of API symbols are: a dozen classes have a method `sync`, and who types that name
 * means the one of `Container` more often than the one of `Terminal`.
 *
 * @returns a function that gives the factor on the scores of a page, 1 for the best known and for other pages.
 */
export function countMentions(pages: readonly Page[]): (url: string) => number {
  const words = new Map<string, number>();
  for (const page of pages) {
    if (!page.url.startsWith(SDK_REFERENCE)) {
      for (const { heading, text, code } of page.sections) {
        const all = [heading, text, ...code.map((block) => block.code)].join("\n");
        for (const word of new Set(all.match(/[A-Za-z]\w*/g))) {
          words.set(word, (words.get(word) ?? 0) + 1);
        }
      }
    }
  }
  const symbols = pages.filter(({ url }) => url.startsWith(SDK_REFERENCE));
  const counts = new Map(symbols.map(({ url }) => [url, words.get(url.split("/").at(-1) ?? "") ?? 0]));
  const most = Math.max(...counts.values(), 1);
  return (url) => {
    const count = counts.get(url);
    return count === undefined ? 1 : LEAST + ((1 - LEAST) * Math.log(1 + count)) / Math.log(1 + most);
  };
}
