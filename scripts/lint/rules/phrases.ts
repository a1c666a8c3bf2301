import { findPhrases, type Phrase } from "../find-phrases.ts";
import type { PageRule } from "../rule.ts";

/** Checks for wording that doesn't belong in prose, and names what to write instead. */
export const checkPhrases: PageRule = (page) => findPhrases(page, PHRASES);

/** Checks for British spellings, including in text that a page gets from `data/`. */
export const checkBritishSpelling: PageRule = (page) => findPhrases(page, [BRITISH]);

/** Wording that isn't idiomatic American English, and what a native writer would say. */
const UNIDIOMATIC: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [/\bstands? (?:above|apart|behind|below|beside|between|here|in|on|there)\b/gi, '"is in", "see", or "comes before"'],
  [/\b(?:are|is) told (?:in|on)\b/gi, '"see" or "explains"'],
  [/\blies? (?:below|beside|in|on|there)\b/gi, '"is in"'],
  [/\bbelongs? into\b/gi, '"belongs in" or "goes in"'],
  [/\b(?:anew|once more)\b/gi, '"again"'],
  [/\bafterwards\b/gi, '"afterward"'],
  [/\bmend(?:ed|ing|s)?\b/gi, '"fix"'],
  [/\bspare[ds]\b/gi, '"saves"'],
  [/\breckon(?:ed|ing|s)?\b/gi, '"calculate" or "expect"'],
  [/\bcomes? out as\b/gi, '"works out to"'],
  [/\bsmall letters\b|\b(?:lower|upper) case\b|\b(?:in|no) capitals\b/gi, '"lowercase" or "uppercase"'],
  [/\bwhoever\b/gi, '"anyone who" or "if you"'],
  [/(?<!\bthere )\b(?:are|is|was|were) none(?=$|[.,;])/gi, '"isn\'t one" or "there isn\'t any"'],
  [/\bg[ai]ves? back\b/gi, '"returns"'],
  [/\bhand(?:ed|s)? on\b/gi, '"passes" or "forwards"'],
  [/\b(?:plays?|takes?|took) (?:no )?part\b/gi, '"is part of" or "is involved"'],
  [/\bin a circle\b/gi, '"circular"'],
  [/\bone after the other\b/gi, '"one at a time"'],
  [/\bthe ones? before\b(?! (?:it|the|them)\b)/gi, '"the previous", with its name'],
  [/\bthe other side\b/gi, "the name of what is there"],
  [/\b(?:a|for a) look at\b|\bfor a look\b/gi, '"to inspect" or "to explore"'],
  [/\bRead this page when\b/g, "an opening that fits this page"],
  [/\bYou see\b/g, "the output itself"],
  [/\bweb sites?\b/gi, '"website"'],
];

const PHRASES: readonly Phrase[] = [
  // Words that praise, rush, or promise instead of informing.
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
  // Latin, which people misread and mix up.
  { pattern: /(?<!\w)e\. ?g\.?(?!\w)/gi, expected: '"for example" or "such as"', fix: "Write it out." },
  { pattern: /(?<!\w)i\. ?e\.?(?!\w)/gi, expected: '"that is"', fix: "Write it out." },
  {
    pattern: /(?<![\w/])etc(?!\w)\.?/gi,
    expected: 'the whole list, or "such as" before it',
    fix: "Name what is meant.",
  },
  { pattern: /(?<!\w)(?:vs|cf|viz|ca)\.(?!\w)/gi, expected: "English words", fix: "Write it out." },
  { pattern: /(?<!\w)(?:et al|n\.b\.|ad hoc|vice versa)(?!\w)/gi, expected: "English words", fix: "Write it out." },
  ...UNIDIOMATIC.map(([pattern, expected]) => ({
    ...{ pattern, expected },
    fix: "Say it the way you would explain it to a colleague.",
  })),
];

const BRITISH: Phrase = {
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
};

function toPattern(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w-])`, "gi");
}
