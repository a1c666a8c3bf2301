import type { Reached } from "./chains/call-function.ts";

/** Names that a page itself introduces: in its snippets, its fenced blocks and its other code. */
export interface PageNames {
  /** Identifiers and file names of snippets and of output shown on the page. */
  readonly names: ReadonlySet<string>;
  /** Keys and choices of what reads the configuration files on the page. */
  readonly settings: ReadonlySet<string>;
  /** `UPPER_CASE` words that stand for a value of the reader's. */
  readonly placeholders: ReadonlySet<string>;
  /** Variables of the page's Dagger Shell scripts. */
  readonly variables: ReadonlyMap<string, Reached>;
}

/** Gives the words of code that a page may mention afterwards: identifiers, also with dashes and dots, and flags. */
export function listNames(code: string): readonly string[] {
  return [...code.matchAll(/-{0,2}[A-Za-z_][\w-]*(?:[.:/@][\w-]+)*/g)].flatMap(([name]) => [
    name,
    ...name.split(/[.:/@]/),
  ]);
}

/** Gives the `UPPER_CASE` words of a code. */
export function listPlaceholders(code: string): readonly string[] {
  return code.match(/(?<![A-Za-z\d])[A-Z][A-Z\d]*(?:_[A-Z\d]+)*(?![a-z])/g) ?? [];
}
