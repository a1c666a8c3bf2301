/** Marks the element in the server's HTML that holds an article. */
export const ARTICLE_CLASS = "article-root";

/** Finds the element that holds the article; the page of results and the not-found page have none. */
export function findArticleRoot(page: Document): HTMLElement | undefined {
  return page.querySelector<HTMLElement>(`.${ARTICLE_CLASS}`) ?? undefined;
}
