import type { LintPage } from "@docs/pages";
import { findPhrases, type Phrase } from "../find-phrases.ts";
import type { PageRule } from "../rule.ts";

/** Words that may begin a sentence or a title, and are lowercase everywhere else. */
const SMALL_WORDS = [
  ..."A An And Are As At Be Because But By Can Each Every For From Has Have How If In Into Is It Its Not Of On".split(
    " ",
  ),
  ..."Only Or So That The Then These This Those To Was When Where Which While Who With You Your".split(" "),
];

const PHRASES: readonly Phrase[] = [
  {
    // Two adjacent pieces of code count as two words.
    pattern: /\b(?!Code\b)([a-z]+)\s+\1\b(?<!\b(?:had had|that that))/gi,
    expected: "the word once",
    fix: "Remove one of the two.",
  },
  {
    pattern: new RegExp(`(?<=[a-z,;] )(?:${SMALL_WORDS.join("|")})\\b(?! to Z\\b)(?<!from A)`, "g"),
    expected: "a lowercase letter within a sentence",
    fix: "Write it small, or end the sentence before it.",
  },
];

/** Checks that no word is repeated, and that small words aren't capitalized within a sentence. */
export const checkSlips: PageRule = (page) => {
  const isSentence = ({ kind }: LintPage["prose"][number]) => kind !== "attribute";
  return findPhrases({ prose: page.prose.filter(isSentence) }, PHRASES);
};
