import { findElement, hasClass, parseHtml, readCanonical, readMeta, readText } from "@docs/content";
import type { Element } from "./context.ts";
import { hasLanguages } from "./convert-tabs.ts";

/** A page of the build that can become Markdown. */
export interface Article {
  /** Address from the site's root, without `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The element that holds the text. */
  readonly body: Element;
  /** What the page says it is, such as `how-to`; empty if it doesn't. */
  readonly kind: string;
  /** Whether the page differs by SDK language. */
  readonly hasLanguages: boolean;
  /** Whether search engines may list the page; the records of runs are left out. */
  readonly isListed: boolean;
}

/** The kinds of pages, by the label above the title. */
const KINDS: Readonly<Record<string, string>> = {
  Concept: "concept",
  "How-to guide": "how-to",
  Recipes: "recipe",
  Reference: "reference",
  Tutorial: "tutorial",
};

/**
 * Reads a built page.
 *
 * @returns undefined if it isn't an article, such as the search page.
 * @throws Error if an article has no title or no canonical address.
 */
export function readArticle(html: string, baseUrl = "/"): Article | undefined {
  const document = parseHtml(html);
  const article = findElement(document, ({ tagName }) => tagName === "article");
  const body = article && findElement(article, (element) => hasClass(element, "markdown"));
  if (!body) {
    return undefined;
  }
  const canonical = readCanonical(document);
  const heading = findElement(body, ({ tagName }) => tagName === "h1");
  if (canonical === undefined || !heading) {
    throw new Error(
      `An article has ${heading ? "no canonical address" : "no first-level heading"}, expected both. Give the page a title, and the site its \`url\`.`,
    );
  }
  const kind = findElement(article, (element) => hasClass(element, "page-kind"));
  const label = kind ? readText(kind).replace(/ ·.*/s, "").trim() : "";
  return {
    url: `/${decodeURI(new URL(canonical).pathname).slice(baseUrl.length)}`,
    title: readText(heading).replace(/\s+/g, " ").trim(),
    description: readMeta(document, "description"),
    kind: KINDS[label] ?? "",
    body,
    hasLanguages: hasLanguages(body),
    isListed: !readMeta(document, "robots").includes("noindex"),
  };
}
