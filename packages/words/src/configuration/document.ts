import type { JsonPath } from "@docs/facts";

/** A configuration file after parsing: its value, and where each part of it stands. */
export interface Document {
  readonly value: unknown;
  /** Gives the place of a value, or of the key at the end of the path; of what is around it when it is not written out. */
  readonly locate: (path: JsonPath, isKey: boolean) => number;
  /** Gives the place of a character inside a text value. */
  readonly placeIn: (path: JsonPath, offset: number) => number;
}

/** Says that a text is not of the format that it should be. */
export class FormatError extends Error {
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(reason.replace(/\.$/, ""));
    this.offset = offset;
  }
}
