/** Something wrong in a piece of code, before anybody knows in which file the piece stands. */
export interface Fault {
  /** Where it stands in the piece, in characters. */
  readonly offset: number;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}
