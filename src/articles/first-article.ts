import { findArticleRoot } from "./article-root.ts";

/**
 * The HTML of the article in the page as it came, with the path that it came from.
 *
 * The early script reads it before a reader can have changed anything. A button that says "Copied" while the framework
 * arrives would otherwise keep saying so.
 */
export const firstPage =
  typeof document === "undefined"
    ? undefined
    : { pathname: location.pathname, html: findArticleRoot(document)?.innerHTML };
