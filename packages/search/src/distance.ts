/**
 * Counts the letters to insert, delete, replace, or swap with a neighbor to turn a word into a term.
 *
 * @param isPrefix whether the term may continue after the word.
 * @returns a number above `limit` if there are more than that.
 *
 * @example measureDistance("secert", "secret", { limit: 2 }) // 1
 */
export function measureDistance(
  word: string,
  term: string,
  { limit, isPrefix = false }: { readonly limit: number; readonly isPrefix?: boolean },
): number {
  const width = Math.min(term.length, word.length + limit);
  let rows: readonly [beforeLast: readonly number[], last: readonly number[]] = [
    [],
    Array.from({ length: width + 1 }, (_, column) => column),
  ];
  for (let row = 1; row <= word.length; row += 1) {
    const current = measureRow(word, term.slice(0, width), row, rows);
    if (Math.min(...current) > limit) {
      return limit + 1;
    }
    rows = [rows[1], current];
  }
  const [, last] = rows;
  // A term that was truncated to the width is too long by more than the limit, so only a prefix of it can be near.
  return isPrefix ? Math.min(...last) : (last[term.length] ?? limit + 1);
}

/** Returns the Damerau–Levenshtein distances between the first letters of the word and each prefix of the term. */
function measureRow(
  word: string,
  term: string,
  row: number,
  [beforeLast, last]: readonly [readonly number[], readonly number[]],
): number[] {
  const letter = word[row - 1];
  const letterBefore = word[row - 2];
  const current = [row];
  for (let column = 1; column <= term.length; column += 1) {
    const inserted = (current[column - 1] ?? 0) + 1;
    const leftOut = (last[column] ?? 0) + 1;
    const exchanged = (last[column - 1] ?? 0) + (letter === term[column - 1] ? 0 : 1);
    const isSwapped = column > 1 && letter === term[column - 2] && letterBefore === term[column - 1];
    const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : exchanged;
    current.push(Math.min(inserted, leftOut, exchanged, swapped));
  }
  return current;
}
