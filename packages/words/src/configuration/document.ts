import type { JsonPath } from "@docs/facts";

/** A parsed configuration file: its value, and the position of each of its parts. */
export interface Document {
  readonly value: unknown;
  /**
   * Returns the position of a value, or of the key at the end of the path; if it isn't written out, that of its parent.
   */
  readonly locate: (path: JsonPath, isKey: boolean) => number;
  /** Returns the position of a character inside a string value. */
  readonly placeIn: (path: JsonPath, offset: number) => number;
}

/** Thrown if a text isn't in the expected format. */
export class FormatError extends Error {
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(reason.replace(/\.$/, ""));
    this.offset = offset;
  }
}
