import { splitSentences } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

const MOST_SENTENCES = 4;

/** Checks that paragraphs have at most four sentences. */
export const checkParagraphLength: PageRule = (page) =>
  page.prose
    .filter(({ kind }) => kind === "paragraph")
    .map(({ text, placeAt }) => ({ place: placeAt(0), count: splitSentences(text).length }))
    .filter(({ count }) => count > MOST_SENTENCES)
    .map(
      ({ place, count }): PageFault => ({
        ...place,
        found: `Unexpected paragraph of ${count} sentences`,
        expected: `at most ${MOST_SENTENCES}`,
        fix: "Begin a new paragraph where the thought turns.",
        severity: "warning",
      }),
    );
