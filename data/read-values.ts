import { readFileSync } from "node:fs";

/** Where Dagger's source says something, at the documented release. */
export interface Source {
  /** Path in the repository dagger/dagger. */
  readonly file: string;
  readonly line: number;
  /** Part of that line, so that `npm run sources` can tell when it moved. */
  readonly text: string;
}

/** A value of Dagger that pages write as `{{name}}`. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
  readonly means: string;
  readonly source: Source;
}

/** Reads data/values.json. */
export function readValues(): readonly NamedValue[] {
  return JSON.parse(readFileSync("data/values.json", "utf8")) as readonly NamedValue[];
}
