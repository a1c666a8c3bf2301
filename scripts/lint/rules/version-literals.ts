import { findPhrases } from "../find-phrases.ts";
import type { PageRule } from "../rule.ts";

/** The product's version is not typed by hand in a sentence: the next release would make it wrong. */
export const checkVersionLiterals: PageRule = (page, { version }) =>
  findPhrases(
    page,
    [
      {
        pattern: new RegExp(`(?<![\\w.])v?${version.replaceAll(".", "\\.")}(?![\\w]|\\.\\d)`, "g"),
        expected: "no version, or the one of data/version.ts",
        fix: "Leave it out where the sentence holds without it.",
      },
    ],
    { severity: "warning" },
  );
