/** Where a long name may wrap: after the punctuation that joins its parts. */
const BETWEEN_PARTS = /(?<=[\p{L}\p{N})\]}][./_:=,@&]+)(?=[^./_:=,@&])/u;

/** Where a name without such punctuation may wrap: after a hyphen, or before a capital letter within it. */
const BETWEEN_WORDS = /(?<=[\p{L}\p{N}]-)|(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})/u;

/**
 * Splits code at the places where a line may end.
 *
 * A command that fits stays in one piece: torn in two, it would look like two words of code. A longer piece may break
 * between its parts, and only one without parts, such as a digest, breaks wherever the line is full.
 *
 * @param longest maximum length of an unbroken piece, in characters.
 * @example breakCode("go build -mod=vendor", 18) // ["go ", "build ", "-mod=vendor"]
 * @example breakCode("_EXPERIMENTAL_DAGGER_RUNNER_HOST", 30) // ["_EXPERIMENTAL_", "DAGGER_", "RUNNER_", "HOST"]
 */
export function breakCode(code: string, longest: number): readonly string[] {
  const cut = (pieces: readonly string[], at: RegExp) =>
    pieces.flatMap((piece) => (piece.length > longest ? piece.split(at) : [piece]));
  const words = code.length > longest ? code.split(/(?<=\s)(?=\S)/) : [code];
  const pieces = cut(cut(words, BETWEEN_PARTS), BETWEEN_WORDS);
  return pieces.flatMap((piece) => (piece.length > longest ? (piece.match(/.{1,16}/gsu) ?? []) : [piece]));
}
