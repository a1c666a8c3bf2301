import type { Variable } from "@docs/facts";

/** Who reads a variable, as pages ask for it; data/environment says it in words. */
export const READERS: ReadonlyMap<string, RegExp> = new Map([
  ["cli", /\bCLI\b/],
  ["engine", /\bengine\b|^Helm/],
  ["sdk", /\bSDKs\b|^SDK client|and SDK client/],
  ["module", /\bmodule (?:runtime|container)\b|\bSDK runtimes\b/],
  ["llm", /^LLM\b/],
  ["installer", /^install\.sh$/],
]);

/** Gives the variables that somebody reads. */
export function variablesOf(reader: RegExp, variables: readonly Variable[]): readonly Variable[] {
  return variables.filter(({ readBy }) => reader.test(readBy));
}

/** Gives the readers of a variable, as pages ask for them. */
export function listReaders({ readBy }: Pick<Variable, "readBy">): readonly string[] {
  return [...READERS].flatMap(([reader, pattern]) => (pattern.test(readBy) ? [reader] : []));
}
