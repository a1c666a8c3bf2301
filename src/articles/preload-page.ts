import { isSparing } from "../client/is-sparing.ts";
import { toArticlePath } from "./article-paths.ts";
import { loadArticle } from "./load-article.ts";

/** Loads the article that an address leads to ahead of the click, save for readers who pay for each byte. */
function preload(address: string): boolean {
  const path = toArticlePath(new URL(address, window.location.href).pathname);
  if (path === undefined || isSparing()) {
    return false;
  }
  // A failure is told by the click, which tries again.
  loadArticle(path).catch(() => undefined);
  return true;
}

/**
 * Stands in for what the framework mounts as `window.docusaurus`, which searches its table of routes for each link that
 * comes into view. Pages have no chunks here; what can be had ahead is an article, at a sign of intent.
 */
export default Object.freeze({ prefetch: () => false, preload });
