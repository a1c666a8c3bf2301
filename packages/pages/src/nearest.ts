import { closest } from "./text/closest.ts";

/** Number of names that a reader can weigh. */
const MOST_NAMES = 3;
/** The share of letters that may differ, as in `closest`. */
const LARGEST_SHARE = 0.4;

/** Describes what was expected instead of an unknown name: the nearest known names, or else the kind of name. */
export function describeNearest(word: string, known: Iterable<string>, kind: string): string {
  const most = Math.ceil(word.length * LARGEST_SHARE);
  // Measuring the distance of thousands of names is slow, and most of them don't even share the letters.
  const rest = new Set([...known].filter((name) => countForeignLetters(word, name) <= most));
  const names: string[] = [];
  while (names.length < MOST_NAMES) {
    const name = closest(word, rest);
    if (name === undefined) {
      break;
    }
    names.push(`"${name}"`);
    rest.delete(name);
  }
  return names.length > 0 ? names.join(" or ") : kind;
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
