import { closest } from "./text/closest.ts";

/** As many names as a reader can weigh. */
const MOST_NAMES = 3;
/** The share of letters that may differ, as `closest` has it. */
const LARGEST_SHARE = 0.4;

/** Words what was expected instead of an unknown name: the nearest known ones, nearest first; else what kind of name. */
export function describeNearest(word: string, known: Iterable<string>, kind: string): string {
  const most = Math.ceil(word.length * LARGEST_SHARE);
  // Distances of thousands of names take long; most of them do not even share the letters.
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

/** Counts the letters of the longer word that the other lacks: no fewer steps lead from one to the other. */
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
