import { readArticle, type StaticArticle } from "./read-article.ts";

/**
 * The article in the page as it came.
 *
 * The early script reads it before a reader can have changed anything: a button that says "Copied" while the framework
 * arrives would otherwise say so for ever after.
 */
let first: StaticArticle | undefined = typeof document === "undefined" ? undefined : readArticle(document);

/** Gives the article of the page as it came, once. */
export function takeFirstArticle(): StaticArticle | undefined {
  const article = first;
  first = undefined;
  return article;
}
