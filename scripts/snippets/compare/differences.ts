import { readFileSync } from "node:fs";

/** A difference between the languages of a snippet that is meant. */
export interface Difference {
  readonly snippet: string;
  /** Ids of the SDK languages whose programs differ from the others. */
  readonly languages: readonly string[];
  /** Regular expression for what they differ in. */
  readonly subject: string;
  readonly reason: string;
}

/** Reads data/snippets/differences.json. */
export function readDifferences(file = "data/snippets/differences.json"): readonly Difference[] {
  return JSON.parse(readFileSync(file, "utf8")) as readonly Difference[];
}
