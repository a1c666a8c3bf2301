/**
 * Counts the letters to insert, leave out, exchange or swap with their neighbour to turn a word into a term.
 *
 * @param isPrefix whether the term may go on after the word.
 * @returns a number above `limit` when there are more than that.
 *
 * @example measureDistance("secert", "secret", { limit: 2 }) // 1
 */
export function measureDistance(
  word: string,
  term: string,
  { limit, isPrefix = false }: { readonly limit: number; readonly isPrefix?: boolean },
): number {
  const width = Math.min(term.length, word.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = word[row - 1] === term[column - 1];
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) {
      return limit + 1;
    }
    beforeLast = last;
    last = current;
  }
  // A term that was cut to the width is longer by more than the limit: only a prefix of it can be near.
  return isPrefix ? Math.min(...last) : (last[term.length] ?? limit + 1);
}
