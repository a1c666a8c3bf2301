import leven from "leven";

/** The share of a word's letters that may differ for it to count as a typo. */
const LARGEST_SHARE = 0.4;

/**
 * Finds the known word that is nearest to a misspelled one, for "did you mean" in error messages.
 *
 * @returns undefined if every candidate is too different to be helpful.
 * @example closest("verison", ["version", "product"]) // "version"
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  return listNearest(word, candidates)[0];
}

/** Lists the known words that are nearest to a misspelled one; none if every candidate is too different. */
export function listNearest(word: string, candidates: Iterable<string>): readonly string[] {
  let nearest: string[] = [];
  let least = Math.ceil(word.length * LARGEST_SHARE);
  for (const candidate of new Set(candidates)) {
    // Measuring the distance of thousands of words is slow, and most of them differ too much in length alone.
    const isPossible = Math.abs(word.length - candidate.length) <= least;
    const distance = isPossible ? leven(word.toLowerCase(), candidate.toLowerCase()) : Number.POSITIVE_INFINITY;
    if (distance <= least) {
      nearest = distance < least ? [candidate] : [...nearest, candidate];
      least = distance;
    }
  }
  return nearest;
}
