import type { MouseEvent, SyntheticEvent } from "react";
import { findPageLink } from "./pages.ts";
import { preloadArticle } from "./preload.ts";

// Parts of a page that are the server's HTML have plain links. These listeners on the parts make them change the page
// without a reload.

/** Whether the first click of a double click has been followed. On a touch screen, it may have opened a card instead. */
let hasFollowed = false;

/**
 * Handles a plain click on a link to another page of the site, changing the page without a reload.
 *
 * The second click of a double click does nothing after that. By then the address is already the link's, so the
 * browser would load the page again; and if the next article is there, the click would follow whatever link lies under
 * it.
 */
export function followLink(event: MouseEvent, push: (path: string) => void): void {
  const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!isPlain || event.defaultPrevented) {
    return;
  }
  hasFollowed &&= event.detail > 1;
  if (hasFollowed && event.target instanceof Element && event.target.closest("a[href]")) {
    event.preventDefault();
    return;
  }
  const link = findPageLink(event);
  if (link && !link.target) {
    event.preventDefault();
    hasFollowed = true;
    push(link.pathname + link.search + link.hash);
  }
}

/** Loads the page of a link ahead. */
export function preloadLink(event: SyntheticEvent): void {
  const link = findPageLink(event);
  if (link) {
    preloadArticle(link.href);
  }
}
