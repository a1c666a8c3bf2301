/** Where a long name may go on in the next line: behind the signs that join its parts. */
const BETWEEN_PARTS = /(?<=[\p{L}\p{N})\]}][./_:=,@&]+)(?=[^./_:=,@&])/u;

/** Where a name goes on that has no such sign: behind a hyphen, or at a capital letter within it. */
const BETWEEN_WORDS = /(?<=[\p{L}\p{N}]-)|(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})/u;

/**
 * Cuts code at the places where a line may end.
 *
 * What has no blank in it stays in one piece as far as it fits. A longer one may be broken between its parts, and
 * only what has none, such as a digest, wherever the line is full.
 *
 * @param longest the most characters that stay in one piece.
 * @example breakCode("go build -mod=vendor", 30) // ["go ", "build ", "-mod=vendor"]
 * @example breakCode("_EXPERIMENTAL_DAGGER_RUNNER_HOST", 30) // ["_EXPERIMENTAL_", "DAGGER_", "RUNNER_", "HOST"]
 */
export function breakCode(code: string, longest: number): readonly string[] {
  const cut = (pieces: readonly string[], at: RegExp) =>
    pieces.flatMap((piece) => (piece.length > longest ? piece.split(at) : [piece]));
  const pieces = cut(cut(code.split(/(?<=\s)(?=\S)/), BETWEEN_PARTS), BETWEEN_WORDS);
  return pieces.flatMap((piece) => (piece.length > longest ? (piece.match(/.{1,16}/gsu) ?? []) : [piece]));
}
