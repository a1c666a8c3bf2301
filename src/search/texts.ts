import type { SearchTexts } from "../../config/search-texts.ts";

/**
 * Replaces the placeholders in a text with values.
 *
 * @example fillIn("See all {count} results", { count: 12 }) // "See all 12 results"
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  // A function is needed because a value such as "$&" has a meaning in a replacement string.
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * Shortens a text if a heading or a title would be too long.
 *
 * @param most number of characters to keep; an ellipsis replaces the rest.
 * @example shorten("caching", 4) // "cach…"
 */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}

/** Returns the number of results as text. */
export function countResults(count: number, { oneResult, manyResults }: SearchTexts): string {
  return count === 1 ? oneResult : fillIn(manyResults, { count });
}
