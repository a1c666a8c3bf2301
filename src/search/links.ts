/** Where links of the search lead; addresses in hits know nothing of the site's base. */
import { decodePart } from "../client/decode-part.ts";

/** A report of a longer query would be an address that servers refuse. */
const LONGEST_REPORTED = 200;

/** Gives the address for the browser of a hit: under the site's base, or as it is for another site. */
export function toHref(url: string, baseUrl: string): string {
  return url.startsWith("/") ? baseUrl + url.slice(1) : url;
}

/** Gives the address of the page of results for a query. */
export function toSearchPage(query: string, { baseUrl, searchPagePath }: SearchPlace): string {
  return `${baseUrl}${searchPagePath}${toSearchParams(query)}`;
}

/** Where a site has its page of results. */
export interface SearchPlace {
  readonly baseUrl: string;
  readonly searchPagePath: string;
}

/** Gives the query part of a page of results; the first page is the one without a number. */
export function toSearchParams(query: string, page = 1): string {
  const params = new URLSearchParams(query ? { q: query } : {});
  if (page > 1) {
    params.set("page", String(page));
  }
  return params.size > 0 ? `?${params}` : "";
}

/** Reads what a page of results is asked for from its address. */
export function readSearchParams(search: string): { readonly query: string; readonly page: number } {
  const params = new URLSearchParams(search);
  const page = Number(params.get("page"));
  return { query: params.get("q") ?? "", page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/** Puts a query into the address where queries without results are reported. */
export function toIssueUrl(template: string, query: string): string {
  const start = [...query.trim()].slice(0, LONGEST_REPORTED).join("");
  // Not `encodeURIComponent`: it throws where a pasted text has been cut within a character.
  const encoded = new URLSearchParams({ query: start }).toString().slice("query=".length);
  return template.replaceAll("{query}", () => encoded);
}

/**
 * Makes a query of an address, such as that of a page that does not exist.
 *
 * @example toPathQuery("/docs/quickstart/goBuild.html") // "quickstart go build"
 */
export function toPathQuery(pathname: string): string {
  return toPathWords(pathname).slice(-MOST_WORDS).join(" ");
}

/** Takes the words out of an address, each once; those that say nothing about what a page is about are left out. */
export function toPathWords(pathname: string): readonly string[] {
  const path = decodePath(pathname).replace(/\.\w{2,5}$/, "");
  const words = path
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !EMPTY_WORDS.has(word) && !/^(?:v?\d+|[\da-f]{8,})$/.test(word));
  return [...new Set(words)];
}

/** Words of addresses that say nothing about what a page is about. */
const EMPTY_WORDS = new Set(["docs", "doc", "en", "index", "html", "current", "latest", "next", "page", "www"]);

/** The last parts of an address are the most particular ones. */
const MOST_WORDS = 6;

function decodePath(pathname: string): string {
  return decodePart(pathname) ?? pathname.replace(/%[\da-f]?[\da-f]?/gi, " ");
}
