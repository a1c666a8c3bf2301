/** The share of a word's letters that may differ for it to count as a slip of the pen. */
const LARGEST_SHARE = 0.4;

/**
 * Finds the known word nearest to a misspelt one, for "did you mean" in error texts.
 *
 * @returns nothing when every candidate is too far off to be helpful.
 * @example closest("verison", ["version", "product"]) // "version"
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.ceil(word.length * LARGEST_SHARE) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Counts the single-letter insertions, deletions and replacements between two words (Levenshtein). */
function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replace = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(replace, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
