/** A description of something wrong and of its fix. */
export interface Fault {
  /** The actual content, as the beginning of a sentence: `Unexpected word "simply"`. */
  readonly found: string;
  /** The expected content, as the end of "expected …". */
  readonly expected: string;
  /** The action that fixes it, as a sentence. */
  readonly fix: string;
}

/** A fault in a piece of text whose file isn't known yet. */
export interface PlacedFault extends Fault {
  /** Position in the piece, in characters. */
  readonly offset: number;
}

/** A line and a column, both counted from one. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A fault that a check found in a file; without a place, it concerns the whole file. */
export interface Problem extends Fault, Partial<Place> {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  /** Set for problems that are only shown; all others fail their check. */
  readonly severity?: "warning" | undefined;
}

/** Returns the line and column of a character in a text. */
export function toPlace(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
