import { findPhrases, type Phrase } from "../find-phrases.ts";
import type { PageRule } from "../rule.ts";

/** Checks for wording that isn't idiomatic American English, and names what to write instead. */
export const checkTranslatedPhrases: PageRule = (page) => findPhrases(page, PHRASES);

/** Wording to replace, and what a native writer would say. */
const PHRASES: readonly Phrase[] = [
  phrase(
    /\bstands? (?:above|apart|behind|below|beside|between|here|in|on|there)\b/gi,
    '"is in", "see", or "comes before"',
  ),
  phrase(/\b(?:are|is) told (?:in|on)\b/gi, '"see" or "explains"'),
  phrase(/\blies? (?:below|beside|in|on|there)\b/gi, '"is in"'),
  phrase(/\bbelongs? into\b/gi, '"belongs in" or "goes in"'),
  phrase(/\b(?:anew|once more)\b/gi, '"again"'),
  phrase(/\bafterwards\b/gi, '"afterward"'),
  phrase(/\bmend(?:ed|ing|s)?\b/gi, '"fix"'),
  phrase(/\bspare[ds]\b/gi, '"saves"'),
  phrase(/\breckon(?:ed|ing|s)?\b/gi, '"calculate" or "expect"'),
  phrase(/\bcomes? out as\b/gi, '"works out to"'),
  phrase(/\bsmall letters\b|\b(?:lower|upper) case\b|\b(?:in|no) capitals\b/gi, '"lowercase" or "uppercase"'),
  phrase(/\bwhoever\b/gi, '"anyone who" or "if you"'),
  phrase(/(?<!\bthere )\b(?:are|is|was|were) none(?=$|[.,;])/gi, '"isn\'t one" or "there isn\'t any"'),
  phrase(/\bg[ai]ves? back\b/gi, '"returns"'),
  phrase(/\bhand(?:ed|s)? on\b/gi, '"passes" or "forwards"'),
  phrase(/\b(?:plays?|takes?|took) (?:no )?part\b/gi, '"is part of" or "is involved"'),
  phrase(/\bin a circle\b/gi, '"circular"'),
  phrase(/\bone after the other\b/gi, '"one at a time"'),
  phrase(/\bthe ones? before\b(?! (?:it|the|them)\b)/gi, '"the previous", with its name'),
  phrase(/\bthe other side\b/gi, "the name of what is there"),
  phrase(/\b(?:a|for a) look at\b|\bfor a look\b/gi, '"to inspect" or "to explore"'),
  phrase(/\bRead this page when\b/g, "an opening that fits this page"),
  phrase(/\bYou see\b/g, "the output itself"),
  phrase(/\bweb sites?\b/gi, '"website"'),
];

function phrase(pattern: RegExp, expected: string): Phrase {
  return { pattern, expected, fix: "Say it the way you would explain it to a colleague." };
}
