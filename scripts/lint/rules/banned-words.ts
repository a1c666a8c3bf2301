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

/** Checks for British spellings, including in text that a page gets from `data/`. */
export const checkBritishSpelling: PageRule = (page) => findPhrases(page, BRITISH);

const BRITISH: readonly Phrase[] = [
  {
    pattern: toPattern(
      "\\w*(?:arm|behavi|col|endeav|fav|harb|hon|hum|lab|neighb)our\\w*",
      "\\w*(?:al|an|er|gn|hor|il|iti|ken|mar|nim|on|phas|rn|tim|tom|xim)is(?:e[drs]?|ing|able|ation(?:s|al)?)",
      "\\w*(?:cancel|channel|label|level|marshal|model|signal|total|travel|tunnel)l(?:ed|ing|ers?)",
      "(?:defen|licen|offen|preten)ces?",
      "(?:cent|fib|lit|met|theat)res?",
      "(?:burn|dream|learn|spel)t",
      "analys(?:e|ed|ing)",
      "artefacts?",
      "grey\\w*",
      "judgements?",
      "programmes?",
      "whilst",
    ),
    expected: "the American spelling",
    fix: "Write American English.",
  },
];

function toPattern(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w-])`, "gi");
}
