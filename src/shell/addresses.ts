/** What addresses mean: pure functions, apart from the site's list of pages in pages.ts. */
import { decodePart } from "../client/decode-part.ts";

/** Removes the slash at the end of a path: an address leads to the same page with and without it. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/**
 * Returns the pattern of a route for several pages, with or without a slash at the end of the address.
 *
 * The framework's router accepts such a pattern wherever it accepts a path.
 */
export function matchOneOf(paths: readonly string[]): RegExp {
  const choices = paths.map((path) => withoutSlash(path).replace(/[^\w/-]/g, "\\$&"));
  return new RegExp(`^(?:${choices.join("|")})/?$`, "i");
}

/**
 * Tells whether a link leads to another page, or to another query of the current one. A link within the page and a link
 * to a file are the browser's own business, and so is one to a page that the site may not have.
 *
 * @param isPage tells whether the site has a page at a path.
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
 * Returns the path of the page that an address asks for by its file; other paths stay as they are. The framework does
 * the same before it looks for a route.
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
  /** Whether the host itself led to this address: a page loaded from there would come back here. */
  readonly isRedirected: boolean;
}

/**
 * Decides what to do about an address that ends in `.html`. Hosts that don't redirect send the page for
 * `/faq/index.html`, whose address only has to be rewritten, and their not-found page for `/faq.html`, where the page
 * has to be loaded from its clean address.
 *
 * @param findPage returns the path of the page at an address, if the site has one there.
 * @returns nothing when the address is right, or when the site has no such page.
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
 * Returns a fragment that can be decoded, whatever was typed.
 *
 * The framework decodes the fragment of every location without a guard, and the whole page would crash. A malformed
 * one means its own characters, as it does to browsers.
 *
 * @example toReadableHash("#100%") // "#100%25"
 */
export function toReadableHash(hash: string): string {
  return decodePart(hash) === undefined ? `#${encodeURIComponent(hash.slice(1))}` : hash;
}
