/** The site's own addresses, used to judge addresses from elsewhere. */
export interface SitePlace {
  /** Origin of the current page, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Ends with a slash. */
  readonly baseUrl: string;
  /** The site's public address. Links from elsewhere that use it lead to this copy of the site. */
  readonly siteUrl: string;
}

/** An address that's safe to link to. */
export interface SafeUrl {
  /** A path from this site's origin, or a full address for another site. */
  readonly href: string;
  readonly isInternal: boolean;
}

/**
 * Reads the address of a source; returns undefined if a link to it could do more than open a web page.
 *
 * How the browser interprets an address counts, not how it's written: tricks such as `/\evil.example` or
 * `java\nscript:` are judged after the browser's own parser has read them.
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
  // Without its origin, a path with two leading slashes, which `/.//evil.example` leaves, would name another host.
  const path = parsed.pathname.replace(/^\/+/, "/");
  return { href: isInternal ? path + parsed.search + parsed.hash : parsed.href, isInternal };
}

/**
 * Reads an address that a model wrote: it may only link to this site and to the sources of its answer.
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
