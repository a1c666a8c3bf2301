import { ARTICLE_CLASS } from "./article-root.ts";

/**
 * Creates a function that loads the framework's scripts.
 *
 * @param addresses in the order in which the scripts have to run.
 * @returns a function that may be called any number of times: it requests each script once, and again if it couldn't
 *   be loaded.
 */
export function createFrameworkLoader(addresses: readonly string[]): () => void {
  const missing = new Set(addresses);
  return () => {
    for (const address of missing) {
      missing.delete(address);
      const script = document.createElement("script");
      script.src = address;
      // Scripts that are inserted by a script run in any order by default.
      script.async = false;
      script.onerror = () => {
        script.remove();
        missing.add(address);
      };
      document.head.append(script);
    }
  };
}

/** Parts of a page that need the framework: links to other pages, and the controls around the article. */
const NEEDS_FRAMEWORK = `a[href]:not([href^="#"]), button:not(.${ARTICLE_CLASS} button)`;

/**
 * Calls back at each sign that a reader is about to use something that needs the framework. A touch also sends
 * `pointerover`.
 *
 * @returns a function that stops watching.
 */
export function watchIntent(onIntent: (element: Element) => void): () => void {
  const watch = new AbortController();
  for (const sign of ["pointerover", "focusin"]) {
    const onSign = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest(NEEDS_FRAMEWORK) : null;
      if (element && !(element instanceof HTMLAnchorElement && element.origin !== location.origin)) {
        onIntent(element);
      }
    };
    document.addEventListener(sign, onSign, { passive: true, signal: watch.signal });
  }
  return () => watch.abort();
}

/** Calls back once the framework has hydrated the page, and its components have run their effects. */
export function whenHydrated(callback: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === "true") {
      observer.disconnect();
      // The framework sets the attribute within a frame, before its effects, one of which closes a search that has just
      // been opened. The effects are already queued, so our task runs after them.
      requestAnimationFrame(() => setTimeout(() => setTimeout(callback)));
    }
  });
  observer.observe(root, { attributeFilter: ["data-has-hydrated"] });
}
