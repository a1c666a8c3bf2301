import type { Problem } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/**
 * Characters that nobody sees, or that look like another: controls, joiners and marks of direction, spaces that are not
 * the space, letters of other scripts and of full width, and accents on their own.
 */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}]|(?![\n\t])\p{Cc}|(?! )\p{Z}|(?![A-Za-zÀ-ÿ])\p{L}|[\uFF00-\uFFEF]|\p{M}/gu;

/** The source of a page holds no character that is invisible or looks like another one. */
export const checkCharacters: PageRule = ({ file, source }) =>
  source.split("\n").flatMap((text, index) =>
    [...text.matchAll(UNSEEN)].map(({ 0: character, index: before }): Problem => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      const isLetter = /\p{L}/u.test(character);
      return {
        file,
        line: index + 1,
        column: before + 1,
        found: isLetter ? `Unexpected letter "${character}" (U+${code})` : `Unexpected character U+${code}`,
        expected: isLetter ? "a letter of English" : "none, or a plain space",
        fix: "Type it anew: readers copy what they see, and programs read what is there.",
      };
    }),
  );
