/** Links of the search. Addresses in hits don't include the site's base. */
import { decodePart } from "../client/decode-part.ts";

/** Longest query that can be reported, in characters: servers refuse the address of a longer report. */
const LONGEST_REPORTED = 200;

/** Returns the browser's address for a hit: with the site's base, or unchanged for another site. */
export function toHref(url: string, baseUrl: string): string {
  return url.startsWith("/") ? baseUrl + url.slice(1) : url;
}

/** Returns the address of the page of results for a query. */
export function toSearchPage(query: string, { baseUrl, searchPagePath }: SearchPlace): string {
  return `${baseUrl}${searchPagePath}${toSearchParams(query)}`;
}

/** The address of a site's page of results. */
export interface SearchPlace {
  readonly baseUrl: string;
  readonly searchPagePath: string;
}

/** Returns the query string of a page of results; the first page has no number. */
export function toSearchParams(query: string, page = 1): string {
  const params = new URLSearchParams(query ? { q: query } : {});
  if (page > 1) {
    params.set("page", String(page));
  }
  return params.size > 0 ? `?${params}` : "";
}

/** Reads the query and page number from the query string of a page of results. */
export function readSearchParams(search: string): { readonly query: string; readonly page: number } {
  const params = new URLSearchParams(search);
  const page = Number(params.get("page"));
  return { query: params.get("q") ?? "", page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/** Returns the address for reporting a query that had no results. */
export function toIssueUrl(template: string, query: string): string {
  const start = [...query.trim()].slice(0, LONGEST_REPORTED).join("");
  // `encodeURIComponent` won't do: it throws if a pasted text has been cut within a character.
  const encoded = new URLSearchParams({ query: start }).toString().slice("query=".length);
  return template.replaceAll("{query}", () => encoded);
}

/**
 * Turns an address, such as that of a missing page, into a query.
 *
 * @example toPathQuery("/docs/quickstart/goBuild.html") // "quickstart go build"
 */
export function toPathQuery(pathname: string): string {
  return toPathWords(pathname).slice(-MOST_WORDS).join(" ");
}

/** Returns the words of an address, each once, without those that say nothing about the page's subject. */
export function toPathWords(pathname: string): readonly string[] {
  const path = decodePath(pathname).replace(/\.\w{2,5}$/, "");
  const words = path
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !EMPTY_WORDS.has(word) && !/^(?:v?\d+|[\da-f]{8,})$/.test(word));
  return [...new Set(words)];
}

/** Words of addresses that say nothing about a page's subject. */
const EMPTY_WORDS = new Set(["docs", "doc", "en", "index", "html", "current", "latest", "next", "page", "www"]);

/** Most words in such a query; the last parts of an address are the most specific, so they're the ones kept. */
const MOST_WORDS = 6;

function decodePath(pathname: string): string {
  return decodePart(pathname) ?? pathname.replace(/%[\da-f]?[\da-f]?/gi, " ");
}
