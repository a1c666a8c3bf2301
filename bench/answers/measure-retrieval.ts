import { type JudgedQuestion, toPage } from "./judge-answer.ts";

/** How often the right text is among the passages that a model gets, from 0 to 1. */
export interface Retrieval {
  readonly pages: number;
  /** Of the questions whose answer is in one section rather than on a page. */
  readonly sections: number;
}

/** Measures the retrieval of a server by itself, without a model. Follow-ups are left out: a model rephrases those. */
export function measureRetrieval(
  questions: readonly JudgedQuestion[],
  search: (query: string) => readonly { readonly url: string }[],
): Retrieval {
  const found = questions
    .filter(({ after }) => after === undefined)
    .map(({ question, gold = [] }) => {
      const urls = search(question).map(({ url }) => url);
      const pages = new Set(urls.map(toPage));
      return {
        page: gold.some((url) => pages.has(toPage(url))),
        section: gold.some((url) => url.includes("#")) ? gold.some((url) => urls.includes(url)) : undefined,
      };
    });
  const share = (values: readonly boolean[]) =>
    Math.round((1000 * values.filter(Boolean).length) / Math.max(values.length, 1)) / 1000;
  return {
    pages: share(found.map(({ page }) => page)),
    sections: share(found.flatMap(({ section }) => section ?? [])),
  };
}
