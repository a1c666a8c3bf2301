/** A piece of a model's text: words or the number of a source. */
export type Piece =
  | { readonly type: "words"; readonly words: string }
  /** An index into the sources. */
  | { readonly type: "marker"; readonly source: number };

/** Matches `[1]`, and also `[1, 2]`, which some models write. */
const MARKER = /\s?\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;

/**
 * Splits text at its source markers. A marker that names no source is dropped because it would lead nowhere.
 *
 * @param count how many sources there are.
 * @example splitMarkers("Run it [1].", 1) // words "Run it", marker 0, words "."
 */
export function splitMarkers(text: string, count: number): readonly Piece[] {
  const pieces: Piece[] = [];
  const addWords = (words: string) => {
    if (words !== "") {
      pieces.push({ type: "words", words });
    }
  };
  let end = 0;
  for (const match of text.matchAll(MARKER)) {
    addWords(text.slice(end, match.index));
    pieces.push(...readMarkers(match[1] ?? "", count));
    end = match.index + match[0].length;
  }
  addWords(text.slice(end));
  return pieces;
}

/** Returns the sources that a marker names, without those that don't exist. */
export function readMarkers(numbers: string, count: number): readonly Piece[] {
  return numbers
    .split(",")
    .map((number) => Number(number) - 1)
    .filter((source) => Number.isInteger(source) && source >= 0 && source < count)
    .map((source) => ({ type: "marker", source }));
}
