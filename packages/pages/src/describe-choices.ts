import { closest } from "./text/closest.ts";

/** Number of choices that a reader can take in at a glance. */
const SHORT_LIST = 12;

/**
 * Describes what was expected instead of an unknown name: the nearest known one, otherwise all of them, or their number
 * if there are many.
 *
 * @example describeChoices("verison", ["version", "product"]) // `"version"`
 * @example describeChoices("x", ["red", "blue"]) // `one of "red", "blue"`
 */
export function describeChoices(unknown: string, known: readonly string[]): string {
  const nearest = closest(unknown, known);
  if (nearest !== undefined) {
    return quote(nearest);
  }
  if (known.length === 0) {
    return "none, for there are none";
  }
  return known.length <= SHORT_LIST ? `one of ${known.map(quote).join(", ")}` : `one of the ${known.length} known ones`;
}

function quote(text: string): string {
  return `"${text}"`;
}
