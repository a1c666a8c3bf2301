import { isSparing } from "../client/is-sparing.ts";
import { whenIdle } from "../client/timing.ts";
import { loadArticle } from "./load-article.ts";
import { findPageLink, toArticlePath } from "./pages.ts";

/** Most articles that one page preloads: about 12 kB each. Raising it helps readers who scroll far on one page. */
const MOST_ARTICLES = 8;

/** Preloads the article that an address leads to, except for readers who pay for each byte. */
export function preloadArticle(address: string): boolean {
  const path = toArticlePath(new URL(address, location.href).pathname);
  if (path === undefined || isSparing()) {
    return false;
  }
  // The click tries again, and reports the failure.
  loadArticle(path).catch(() => undefined);
  return true;
}

/**
 * Replaces what the framework mounts as `window.docusaurus`, which searches its table of routes for each link that
 * comes into view. Pages have no chunks here, so only articles can be preloaded.
 */
export default Object.freeze({ prefetch: () => false, preload: preloadArticle });

/**
 * Preloads the articles that a touch may open next, those with a visible link, once the browser is idle.
 *
 * A pointer rests on a link long enough for its page to arrive, but a finger doesn't: a touch becomes a click within
 * about 80 ms, which is half of a round trip on a phone's connection. `<link rel="prefetch">` won't do, because
 * browsers make a second request for a page that has to be revalidated.
 *
 * @returns a function that stops watching.
 */
export function preloadVisibleLinks(root: Element): () => void {
  if (!matchMedia("(hover: none)").matches || isSparing()) {
    return () => undefined;
  }
  let count = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement && count < MOST_ARTICLES) {
        observer.unobserve(target);
        count += preloadArticle(target.href) ? 1 : 0;
      }
    }
  });
  let isEnded = false;
  whenIdle(() => {
    for (const target of isEnded ? [] : root.querySelectorAll("a[href]")) {
      if (findPageLink({ target })) {
        observer.observe(target);
      }
    }
  });
  return () => {
    isEnded = true;
    observer.disconnect();
  };
}
