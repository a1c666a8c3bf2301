import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

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

/** Beside this file, wherever the process was started: small sites of the browser tests have no `data/` of their own. */
const FILE = fileURLToPath(new URL("values.json", import.meta.url));

/** Reads data/values.json. */
export function readValues(): readonly NamedValue[] {
  return JSON.parse(readFileSync(FILE, "utf8")) as readonly NamedValue[];
}
