import { ARTICLE_CLASS } from "../articles/article-root.ts";

/** What the framework improves or gives its life: links to other pages, and the controls around the article. */
const SELECTOR = `a[href]:not([href^="#"]), button:not(.${ARTICLE_CLASS} button)`;

/** Signs that a reader is about to act; a finger sends the first one too. */
const SIGNS = ["pointerover", "focusin"] as const;

/**
 * Calls back at each sign that a reader is about to use what needs the framework, with what the sign was
 * given to.
 *
 * @returns a function that ends the watch.
 */
export function watchIntent(onIntent: (element: Element) => void): () => void {
  const onSign = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(SELECTOR) : null;
    if (element && !(element instanceof HTMLAnchorElement && element.origin !== location.origin)) {
      onIntent(element);
    }
  };
  for (const sign of SIGNS) {
    document.addEventListener(sign, onSign, { passive: true });
  }
  return () => {
    for (const sign of SIGNS) {
      document.removeEventListener(sign, onSign);
    }
  };
}

/** Tells the framework where the pointer and the focus are: it came too late to see them arrive. */
export function repeatIntent(): void {
  const pointedAt = [...document.querySelectorAll(":hover")].at(-1);
  pointedAt?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  if (document.activeElement !== document.body) {
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
}
