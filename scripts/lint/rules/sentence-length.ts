import { splitSentences } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

/** Number of words that readers can take in at once, and the number that is too many for most. */
const WISHED_WORDS = 25;
const MOST_WORDS = 30;

/** Checks that sentences have at most 30 words, and preferably 25. */
export const checkSentenceLength: PageRule = (page) =>
  page.prose
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text, placeAt }) =>
      splitSentences(text)
        .filter(({ wordCount }) => wordCount > MOST_WORDS)
        .map(
          ({ index, wordCount }): PageFault => ({
            ...placeAt(index),
            found: `Unexpected sentence of ${wordCount} words`,
            expected: `at most ${WISHED_WORDS}`,
            fix: "Split it, one thought each.",
            severity: "warning",
          }),
        ),
    );
