import { toPlace } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/**
 * Characters that are invisible or look like others: control, joining, and direction characters, spaces other than the
 * plain space, letters of other scripts, full-width letters, and combining accents.
 */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}]|(?![\n\t])\p{Cc}|(?! )\p{Z}|(?![A-Za-zÀ-ÿ])\p{L}|[\uFF00-\uFFEF]|\p{M}/gu;

/** Checks that a page's source contains no characters that are invisible or look like others. */
export const checkCharacters: PageRule = ({ source }) =>
  [...source.matchAll(UNSEEN)].map(({ 0: character, index }) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const isLetter = /\p{L}/u.test(character);
    return {
      ...toPlace(source, index),
      found: isLetter ? `Unexpected letter "${character}" (U+${code})` : `Unexpected character U+${code}`,
      expected: isLetter ? "a letter of English" : "none, or a plain space",
      fix: "Type it anew: readers copy what they see, and programs read what is there.",
    };
  });
