import type { SearchTexts } from "../../config/search-texts.ts";

/**
 * Puts values into a text.
 *
 * @example fillIn("See all {count} results", { count: 12 }) // "See all 12 results"
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  // A function, because a value such as "$&" would mean something in a replacement string.
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * Cuts a text where a heading or a title would run on.
 *
 * @param most characters that are kept; one more stands for the rest.
 * @example shorten("caching", 4) // "cach…"
 */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}

/** Writes how many results there are. */
export function countResults(count: number, { oneResult, manyResults }: SearchTexts): string {
  return count === 1 ? oneResult : fillIn(manyResults, { count });
}
