import { findPhrases, type Phrase } from "../find-phrases.ts";
import type { PageRule } from "../rule.ts";

/** Checks for words that praise, rush, or promise instead of informing. */
export const checkBannedWords: PageRule = (page) => findPhrases(page, PHRASES);

const PHRASES: readonly Phrase[] = [
  {
    pattern: toPattern("simply", "just", "easy", "easily", "obviously", "of course", "note that"),
    expected: "the sentence without it",
    fix: "Leave it out: what is easy for the writer may not be for the reader.",
  },
  {
    pattern: toPattern("please"),
    expected: "a plain instruction",
    fix: "Leave it out.",
  },
  {
    pattern: toPattern(
      "currently",
      "(?<!as )soon(?! as)",
      "in the future",
      "not yet",
      "will be (?:added|supported|available)",
      "we plan",
      "planned for",
    ),
    expected: "what is true in this version",
    fix: "State what the product does, without promises.",
  },
  {
    pattern: toPattern(
      "awesome",
      "best-in-class",
      "blazing(?:ly)?",
      "cutting-edge",
      "effortless(?:ly)?",
      "game-chang(?:er|ing)",
      "incredibl[ey]",
      "leverag(?:e|es|ed|ing)",
      "next-generation",
      "powerful",
      "revolutionary",
      "robust",
      "seamless(?:ly)?",
      "state-of-the-art",
      "supercharg(?:e|es|ed|ing)",
      "unparalleled",
      "world-class",
    ),
    expected: "a fact that the reader can check",
    fix: "Say what it does, or leave it out.",
  },
];

function toPattern(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w-])`, "gi");
}
