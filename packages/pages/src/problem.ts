/** Something that a check found, with all that a reader needs to repair it. */
export interface Problem {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What stands there, as the beginning of a sentence: `Unexpected word "simply"`. */
  readonly found: string;
  /** What should stand there, as the end of "expected …". */
  readonly expected: string;
  /** What to do about it, as a sentence. */
  readonly fix: string;
  /** An error fails its check; a warning is only shown. */
  readonly severity: "error" | "warning";
}
