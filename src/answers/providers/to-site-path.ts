/** Where a site is. */
export interface SitePlace {
  /** With a slash at its end. */
  readonly baseUrl: string;
  readonly origins: readonly string[];
}

/**
 * Gives the path of an address from the site's root, without `baseUrl`, with its anchor.
 *
 * @returns nothing for addresses of other sites, and for what is no address.
 * @example toSitePath("https://docs.example.org/a?x#b", { baseUrl: "/", origins: ["https://docs.example.org"] }) // "/a#b"
 */
export function toSitePath(address: string, { baseUrl, origins }: SitePlace): string | undefined {
  const [origin] = origins;
  if (origin === undefined || !URL.canParse(address, origin)) {
    return undefined;
  }
  const url = new URL(address, origin);
  if (!origins.includes(url.origin) || !url.pathname.startsWith(baseUrl)) {
    return undefined;
  }
  // A second slash in front would lead to another host.
  return `/${url.pathname.slice(baseUrl.length).replace(/^\/+/, "")}${url.hash}`;
}
