/**
 * Returns the path of the page that an address asks for by its file; other paths stay as they are. The framework does
 * the same before it looks for a route.
 *
 * @example toCleanPath("/faq/index.html") // "/faq"
 */
export function toCleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "") || "/";
}

/** What the address of a page that has just come needs. */
export type AddressFix =
  /** The page is the right one: its address only has to be written as it should be. */
  | { readonly kind: "rewrite"; readonly path: string }
  /** The page that was meant is at another address, where the host may have it. */
  | { readonly kind: "load"; readonly path: string };

/** A page as the host sent it. */
export interface SentPage {
  readonly pathname: string;
  /** Whether the host sent its not-found page. */
  readonly isNotFound: boolean;
  /** Whether the host itself led to this address: what is loaded from there would come back here. */
  readonly isRedirected: boolean;
}

/**
 * Decides what to do about an address that ends in `.html`. Hosts that don't redirect send the page for
 * `/faq/index.html` and their not-found page for `/faq.html`.
 *
 * @param findPage returns the path of the page at an address, if the site has one there.
 * @returns nothing when the address is right, or when the site has no such page.
 */
export function fixAddress(
  { pathname, isNotFound, isRedirected }: SentPage,
  findPage: (pathname: string) => string | undefined,
): AddressFix | undefined {
  const path = pathname.endsWith(".html") ? findPage(toCleanPath(pathname)) : undefined;
  if (path === undefined || (isNotFound && isRedirected)) {
    return undefined;
  }
  return { kind: isNotFound ? "load" : "rewrite", path };
}
