/** What is wrong with something, and how to repair it. */
export interface Fault {
  /** What is there, as the beginning of a sentence: `Unexpected word "simply"`. */
  readonly found: string;
  /** What should be there, as the end of "expected …". */
  readonly expected: string;
  /** What to do about it, as a sentence. */
  readonly fix: string;
}

/** A fault in a piece of text, before anybody knows in which file the piece is. */
export interface PlacedFault extends Fault {
  /** Where it is in the piece, in characters. */
  readonly offset: number;
}

/** A line and a column, both counted from one. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A fault that a check found in a file. */
export interface Problem extends Fault, Place {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  /** Set for what is only shown; everything else fails its check. */
  readonly severity?: "warning" | undefined;
}

/** Returns the place of a character in a text. */
export function toPlace(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
