/** The address of a site. */
export interface SitePlace {
  /** Ends with a slash. */
  readonly baseUrl: string;
  readonly origins: readonly string[];
}

/**
 * Returns an address's path from the site's root, with its anchor but without `baseUrl`.
 *
 * @returns undefined for addresses of other sites, and for anything that isn't an address.
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
  // A second leading slash would lead to another host.
  return `/${url.pathname.slice(baseUrl.length).replace(/^\/+/, "")}${url.hash}`;
}
