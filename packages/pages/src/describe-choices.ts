import leven from "leven";

/** Number of choices that a reader can take in at a glance. */
const SHORT_LIST = 12;
/** Number of similar names that a reader can weigh. */
const MOST_NAMES = 3;
/** The share of letters that may differ, as in `closest`. */
const LARGEST_SHARE = 0.4;

/**
 * Describes what was expected instead of an unknown name: the known names that are nearest, or else the kind of name.
 *
 * @param kind by default all known names, or their number if there are many.
 * @example describeChoices("verison", ["version", "product"]) // `"version"`
 * @example describeChoices("x", ["red", "blue"]) // `one of "red", "blue"`
 */
export function describeChoices(unknown: string, known: Iterable<string>, kind?: string): string {
  const all = [...new Set(known)];
  const most = Math.ceil(unknown.length * LARGEST_SHARE);
  const near = all
    // Measuring the distance of thousands of names is slow, and most of them don't even share the letters.
    .filter((name) => countForeignLetters(unknown, name) <= most)
    .map((name) => ({ name, distance: leven(unknown.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most);
  const least = Math.min(...near.map(({ distance }) => distance));
  const names = near.filter(({ distance }) => distance === least).map(({ name }) => `"${name}"`);
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

/** Counts the letters of the longer word that the other one lacks, which is a lower bound on their distance. */
function countForeignLetters(left: string, right: string): number {
  const [short, long] = [left, right].map((word) => word.toLowerCase()).sort((a, b) => a.length - b.length);
  const letters = [...(short ?? "")];
  let missing = 0;
  for (const letter of long ?? "") {
    const index = letters.indexOf(letter);
    if (index < 0) {
      missing += 1;
    } else {
      letters.splice(index, 1);
    }
  }
  return missing;
}
