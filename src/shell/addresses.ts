/** Pure functions that interpret addresses; the site's list of pages is in pages.ts. */
import { decodePart } from "../client/decode-part.ts";

/** Removes the slash at the end of a path, because an address leads to the same page with or without it. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/**
 * Checks whether a link leads to another page, or to another query of the current one. The browser handles links within
 * the page, links to files, and links to pages that the site may not have.
 *
 * @param isPage checks whether the site has a page at a path.
 */
export function isPageLink(
  link: Pick<URL, "origin" | "pathname" | "search">,
  current: Pick<URL, "origin" | "pathname" | "search">,
  isPage: (pathname: string) => boolean,
): boolean {
  const isElsewhere = link.pathname !== current.pathname || link.search !== current.search;
  return link.origin === current.origin && isElsewhere && isPage(link.pathname);
}

/**
 * Returns the path of a page that was requested by its file name; other paths stay unchanged. The framework does the
 * same before it looks for a route.
 *
 * @example toCleanPath("/faq/index.html") // "/faq"
 */
export function toCleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "") || "/";
}

/** A page as the host sent it. */
export interface SentPage {
  readonly pathname: string;
  /** Whether the host sent its not-found page. */
  readonly isNotFound: boolean;
  /** Whether the host itself redirected to this address; loading the clean address would then lead back here. */
  readonly isRedirected: boolean;
}

/**
 * Decides how to fix an address that ends in `.html`. Hosts that don't redirect send the right page for
 * `/faq/index.html`, where only the address has to be rewritten. For `/faq.html`, they send their not-found page, so
 * the page has to be loaded from its clean address.
 *
 * @param findPage returns the path of the page at an address, if the site has one there.
 * @returns undefined if the address is right, or if the site has no such page.
 */
export function fixAddress(
  { pathname, isNotFound, isRedirected }: SentPage,
  findPage: (pathname: string) => string | undefined,
): { readonly kind: "rewrite" | "load"; readonly path: string } | undefined {
  const path = pathname.endsWith(".html") ? findPage(toCleanPath(pathname)) : undefined;
  if (path === undefined || (isNotFound && isRedirected)) {
    return undefined;
  }
  return { kind: isNotFound ? "load" : "rewrite", path };
}

/**
 * Returns a fragment that can be decoded, no matter what was typed.
 *
 * The framework decodes the fragment of every location without a guard, so the whole page would crash. A malformed
 * fragment is treated as literal text, as browsers do.
 *
 * @example toReadableHash("#100%") // "#100%25"
 */
export function toReadableHash(hash: string): string {
  return decodePart(hash) === undefined ? `#${encodeURIComponent(hash.slice(1))}` : hash;
}
