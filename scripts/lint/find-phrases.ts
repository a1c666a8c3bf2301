import type { LintPage } from "@docs/pages";
import type { PageFault } from "./rule.ts";

/** Wording that doesn't belong in prose. */
export interface Phrase {
  /** Needs the `g` flag. */
  readonly pattern: RegExp;
  readonly expected: string;
  readonly fix: string;
}

/** Finds every occurrence of the phrases in a page's text, excluding code. */
export function findPhrases({ prose }: Pick<LintPage, "prose">, phrases: readonly Phrase[]): readonly PageFault[] {
  return prose.flatMap(({ text, placeAt }) =>
    phrases.flatMap(({ pattern, expected, fix }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        return { ...placeAt(index), found: `Unexpected "${found}"`, expected, fix };
      }),
    ),
  );
}
