/** Languages that a twin can be in. */
export const twinLanguages = ["go", "python", "typescript", "php", "java"] as const;

/** Returns the path of a page's twin, such as `/features/caching.python.md`. */
export function toTwinPath(url: string, sdk?: string): string {
  const path = url === "/" ? "/index" : url.replace(/\/$/, "");
  return `${path}${sdk ? `.${sdk}` : ""}.md`;
}

/** What is known of the site's pages when a link is written. */
export interface SiteAddresses {
  /** Scheme, host, and `baseUrl`, without a slash at the end. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** By address without a slash at the end: whether the page has a twin for each language. */
  readonly pages: ReadonlyMap<string, boolean>;
}

/**
 * Returns a function that writes the links of a page for its twin: absolute, and to the twin of the other page in the same
 * language. What has no twin, such as a picture, keeps its own address.
 */
export function createAddressWriter(site: SiteAddresses, url: string, sdk?: string): (href: string) => string {
  const here = new URL(site.siteUrl);
  const base = new URL(url.replace(/^\//, ""), `${site.siteUrl}/`);
  return (href) => {
    if (href.startsWith("#") || !URL.canParse(href, base.href)) {
      return href;
    }
    const target = new URL(href, base.href);
    if (target.origin !== here.origin) {
      return href;
    }
    const path = `/${decodeURI(target.pathname).slice(site.baseUrl.length)}`;
    const hasLanguages = site.pages.get(toKey(path));
    const twin = hasLanguages === undefined ? path : toTwinPath(path, hasLanguages ? sdk : undefined);
    return `${site.siteUrl}${twin}${target.search}${target.hash}`;
  };
}

/** Returns the address under which a page is known here. */
export function toKey(url: string): string {
  return url === "/" ? url : url.replace(/\/$/, "");
}
