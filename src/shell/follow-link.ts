import type { MouseEvent, SyntheticEvent } from "react";
import { findPageLink } from "./pages.ts";
import { preloadArticle } from "./preload.ts";

// Parts of a page that are the server's HTML have plain links. These listeners on the parts make them change the page
// without a reload.

/** Handles a plain click on a link to another page of the site, changing the page without a reload. */
export function followLink(event: MouseEvent, push: (path: string) => void): void {
  const link = findPageLink(event);
  const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link && isPlain && !event.defaultPrevented && !link.target) {
    event.preventDefault();
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
