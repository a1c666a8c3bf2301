import type { Reached } from "./chains/call-function.ts";

/** Names that a page introduces in its snippets, its fenced blocks, and its other code. */
export interface PageNames {
  /** Identifiers and file names in snippets and in output on the page. */
  readonly names: ReadonlySet<string>;
  /** Keys and choices of the programs that read the configuration files on the page. */
  readonly settings: ReadonlySet<string>;
  /** `UPPER_CASE` placeholders for a reader's own values. */
  readonly placeholders: ReadonlySet<string>;
  /** Variables of the page's Dagger Shell scripts. */
  readonly variables: ReadonlyMap<string, Reached>;
}

/** Returns the words in code that a page may mention later: identifiers, also with dashes and dots, and flags. */
export function listNames(code: string): readonly string[] {
  return [...code.matchAll(/-{0,2}[A-Za-z_][\w-]*(?:[.:/@][\w-]+)*/g)].flatMap(([name]) => [
    name,
    ...name.split(/[.:/@]/),
  ]);
}

/** Returns the `UPPER_CASE` words of code. */
export function listPlaceholders(code: string): readonly string[] {
  return code.match(/(?<![A-Za-z\d])[A-Z][A-Z\d]*(?:_[A-Z\d]+)*(?![a-z])/g) ?? [];
}
