import { getArticle } from "../load-article.ts";
import { toArticleKey } from "../pages.ts";

export { followLink, preloadLink } from "../follow-link.ts";

/** Returns the list of a page that has been loaded: it's part of the page's own HTML. */
export function getList(pathname: string): string {
  return getArticle(toArticleKey(pathname))?.list ?? "";
}
