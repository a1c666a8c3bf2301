/** Class of the element in the server's HTML that contains an article. */
export const ARTICLE_CLASS = "article-root";

/** Finds the element that contains the article; the page of results and the not-found page have none. */
export function findArticleRoot(page: Document): HTMLElement | undefined {
  return page.querySelector<HTMLElement>(`.${ARTICLE_CLASS}`) ?? undefined;
}

/**
 * The article's HTML as the page was served, with the path that it was served from.
 *
 * The early script reads it before a reader can have changed anything. Otherwise, if a button said "Copied" while the
 * framework was loading, it would keep saying so.
 */
export const firstPage =
  typeof document === "undefined"
    ? undefined
    : { pathname: location.pathname, html: findArticleRoot(document)?.innerHTML };
