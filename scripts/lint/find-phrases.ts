import type { LintPage, Problem } from "@docs/pages";

/** Wording that doesn't belong in prose. */
export interface Phrase {
  /** Needs the `g` flag. */
  readonly pattern: RegExp;
  readonly expected: string;
  readonly fix: string;
}

/** Finds every occurrence of the phrases in a page's text, excluding code. */
export function findPhrases(
  page: LintPage,
  phrases: readonly Phrase[],
  { severity }: { readonly severity?: Problem["severity"] } = {},
): readonly Problem[] {
  return page.prose.flatMap(({ text, placeAt }) =>
    phrases.flatMap(({ pattern, expected, fix }) =>
      [...text.matchAll(pattern)].map((match): Problem => {
        const { line, column } = placeAt(match.index);
        return { file: page.file, line, column, found: `Unexpected "${match[0]}"`, expected, fix, severity };
      }),
    ),
  );
}
