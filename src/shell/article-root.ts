/** Marks the element in the server's HTML that holds an article. */
export const ARTICLE_CLASS = "article-root";

/** Finds the element that holds the article; the page of results and the not-found page have none. */
export function findArticleRoot(page: Document): HTMLElement | undefined {
  return page.querySelector<HTMLElement>(`.${ARTICLE_CLASS}`) ?? undefined;
}

/**
 * The HTML of the article in the page as it came, with the path that it came from.
 *
 * The early script reads it before a reader can have changed anything. Otherwise, a button that says "Copied" while the
 * framework arrives would keep saying so.
 */
export const firstPage =
  typeof document === "undefined"
    ? undefined
    : { pathname: location.pathname, html: findArticleRoot(document)?.innerHTML };
