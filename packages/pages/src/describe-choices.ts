import { listNearest } from "./text/closest.ts";

/** Number of choices that a reader can take in at a glance. */
const SHORT_LIST = 12;
/** Number of similar names that a reader can weigh. */
const MOST_NAMES = 3;

/**
 * Describes what was expected instead of an unknown name: the known names that are nearest, or else the kind of name.
 *
 * @param kind by default all known names, or their number if there are many.
 * @example describeChoices("verison", ["version", "product"]) // `"version"`
 * @example describeChoices("x", ["red", "blue"]) // `one of "red", "blue"`
 */
export function describeChoices(unknown: string, known: Iterable<string>, kind?: string): string {
  const all = [...new Set(known)];
  const names = listNearest(unknown, all).map((name) => `"${name}"`);
  return names.slice(0, MOST_NAMES).join(" or ") || (kind ?? describeAll(all));
}

function describeAll(known: readonly string[]): string {
  if (known.length === 0) {
    return "none, for there are none";
  }
  return known.length <= SHORT_LIST
    ? `one of ${known.map((name) => `"${name}"`).join(", ")}`
    : `one of the ${known.length} known ones`;
}
