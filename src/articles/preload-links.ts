import { isSparing } from "../client/is-sparing.ts";
import { whenIdle } from "../hydration/moments.ts";
import { isPageLink } from "./internal-link.ts";
import preloadPage from "./preload-page.ts";

/** Most articles that one page has loaded ahead: some 12 kB each. Raising it helps readers who scroll far on one page. */
const MOST_ARTICLES = 8;

/**
 * Loads the articles ahead that a finger may open next, those whose links can be seen, once the browser is idle.
 *
 * A pointer rests on a link long enough for its page to come. A finger does not: from its touch to the click pass some
 * 80 ms, half of a round trip on a phone's connection. A link to be prefetched by the browser would not do: browsers ask
 * for a page again that has to be revalidated.
 *
 * @returns a function that ends the watch.
 */
export function preloadVisibleLinks(root: Element): () => void {
  if (!matchMedia("(hover: none)").matches || isSparing()) {
    return () => undefined;
  }
  const paths = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement && paths.size < MOST_ARTICLES) {
        observer.unobserve(target);
        paths.add(target.pathname);
        preloadPage.preload(target.pathname);
      }
    }
  });
  let isEnded = false;
  whenIdle(() => {
    const links = isEnded ? [] : [...root.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(isPageLink);
    for (const link of links) {
      observer.observe(link);
    }
  });
  return () => {
    isEnded = true;
    observer.disconnect();
  };
}
