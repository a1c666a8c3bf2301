/** Where a site is, for the judgement of addresses that somebody else wrote. */
export interface SitePlace {
  /** Origin of the page that is open, such as `http://localhost:3000`. */
  readonly origin: string;
  /** With a slash at its end. */
  readonly baseUrl: string;
  /** The site's public address, which other people's texts name: it leads to this copy of the site. */
  readonly siteUrl: string;
}

/** An address that a link may have. */
export interface SafeUrl {
  /** From the root of this site's origin, or whole for another site. */
  readonly href: string;
  readonly isInternal: boolean;
}

/**
 * Reads an address of a source; gives nothing where a link to it could do more than lead to a web page.
 *
 * What the browser makes of an address counts, not how it is written: `/\evil.example`, `java\nscript:` and their kind
 * are judged after its own parser has read them.
 */
export function readSafeUrl(url: string, { origin, baseUrl, siteUrl }: SitePlace): SafeUrl | undefined {
  const isFromRoot = /^\/(?![/\\])/.test(url);
  const whole = isFromRoot ? origin + baseUrl + url.slice(1) : url;
  if (!URL.canParse(whole)) {
    return undefined;
  }
  const parsed = new URL(whole);
  if (!/^https?:$/.test(parsed.protocol) || parsed.username !== "" || parsed.password !== "") {
    return undefined;
  }
  const isInternal = parsed.origin === origin || parsed.origin === siteUrl;
  if (isFromRoot && !isInternal) {
    return undefined;
  }
  // Without its origin a path of two slashes at the beginning, such as `/.//evil.example` leaves, is another host.
  const path = parsed.pathname.replace(/^\/+/, "/");
  return { href: isInternal ? path + parsed.search + parsed.hash : parsed.href, isInternal };
}

/**
 * Reads an address that a model wrote: only this site, and the sources of its answer, may be linked to.
 *
 * @param sources addresses of the answer's sources.
 */
export function readLinkOfModel(url: string, sources: readonly string[], place: SitePlace): SafeUrl | undefined {
  const safe = readSafeUrl(url, place);
  if (!safe || safe.isInternal) {
    return safe;
  }
  return sources.some((source) => readSafeUrl(source, place)?.href === safe.href) ? safe : undefined;
}
