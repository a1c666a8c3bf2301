import { findPhrases } from "../find-phrases.ts";
import type { PageRule } from "../rule.ts";

/** Checks for Latin abbreviations, which people misread and mix up; English words avoid that. */
export const checkLatinAbbreviations: PageRule = (page) => findPhrases(page, PHRASES);

const PHRASES = [
  { pattern: /(?<!\w)e\. ?g\.?(?!\w)/gi, expected: '"for example" or "such as"', fix: "Write it out." },
  { pattern: /(?<!\w)i\. ?e\.?(?!\w)/gi, expected: '"that is"', fix: "Write it out." },
  {
    pattern: /(?<![\w/])etc(?!\w)\.?/gi,
    expected: 'the whole list, or "such as" before it',
    fix: "Name what is meant.",
  },
  { pattern: /(?<!\w)(?:vs|cf|viz|ca)\.(?!\w)/gi, expected: "English words", fix: "Write it out." },
  { pattern: /(?<!\w)(?:et al|n\.b\.|ad hoc|vice versa)(?!\w)/gi, expected: "English words", fix: "Write it out." },
];
