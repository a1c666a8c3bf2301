import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A location in Dagger's source, at the documented release. */
export interface Source {
  /** Path in the dagger/dagger repository. */
  readonly file: string;
  readonly line: number;
  /** Part of that line, which `npm run sources` uses to notice when the line has moved. */
  readonly text: string;
}

/** A value from Dagger that pages write as `{{name}}`. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
  readonly means: string;
  readonly source: Source;
}

/**
 * Resolved relative to this file, not the working directory, because the browser tests' small sites have no `data/`
 * folder.
 */
const FILE = fileURLToPath(new URL("values.json", import.meta.url));

/** Reads all values from `data/values.json`. */
export function readValues(): readonly NamedValue[] {
  return JSON.parse(readFileSync(FILE, "utf8")) as readonly NamedValue[];
}
