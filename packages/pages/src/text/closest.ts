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
  let best: string | undefined;
  let bestDistance = Math.ceil(word.length * LARGEST_SHARE) + 1;
  for (const candidate of candidates) {
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
