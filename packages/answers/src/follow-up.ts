import { cleanQuestion, type Question, readQuestion, withoutGreeting } from "./read-question.ts";
import type { Word } from "./read-words.ts";
import type { Site } from "./site.ts";

/** Number of earlier questions that are read again. A follow-up no longer refers to anything further back. */
const MOST_EARLIER = 6;

/** Ways to begin a question that continues the previous one. */
const GOES_ON = /^(?:and|but|also|or|then|what about|how about|what if|same (?:for|in|with)|now)\b[\s,]*/i;

/** Matches "show me that in …" and similar phrases, which don't name a subject. */
const SHOW =
  /^(?:(?:can|could) you )?(?:show|give|write|translate|do|convert)(?: me)?(?: (?:that|this|it|the same|an example|one))?(?: (?:in|for|with|using))?\b\s*/i;

/** Words that refer to something said before. */
const PRONOUN = /\b(?:it|its|that|this|them|they|those|these|one|ones|there|the same|such)\b/i;

/** A question with more words of its own than this is complete even if it contains a pronoun. */
const MOST_OWN_WORDS = 4;

/** Share of its weight that a word from an earlier question keeps. */
const EARLIER_SHARE = 0.5;

/**
 * Reads a question in the context of earlier ones: "and in Python?" keeps the subject and changes the language, "how
 * about Jenkins?" replaces one name with another, and "how do I mount one?" refers to the previous subject.
 */
export function readConversation(typed: string, earlier: readonly string[], site: Site): Question {
  let before: Question | undefined;
  for (const text of [...earlier.slice(-MOST_EARLIER), typed]) {
    before = readAfter(withoutGreeting(cleanQuestion(text)), before, site);
  }
  return before ?? readQuestion("", site);
}

function readAfter(text: string, before: Question | undefined, site: Site): Question {
  const alone = readQuestion(text, site);
  if (!before || before.words.length === 0) {
    return alone;
  }
  const rest = text.replace(GOES_ON, "").replace(SHOW, "");
  const goesOn = rest !== text;
  // Read as part of the whole text, because a capital letter says more within a sentence than at its beginning.
  const kept = new Set(readQuestion(rest, site).words.map(({ typed }) => typed));
  const own = alone.words.filter((word) => kept.has(word.typed) && !word.isLanguage && !word.isGeneric);
  if (own.length === 0 && alone.sdk && (goesOn || PRONOUN.test(text) || alone.words.length <= 2)) {
    return { ...before, text: `${withoutLanguage(before)} ${alone.sdk}`, sdk: alone.sdk };
  }
  const isPronoun = PRONOUN.test(text) && own.length <= MOST_OWN_WORDS;
  if (!goesOn && !isPronoun) {
    return alone;
  }
  if (goesOn && !isPronoun && own.length > 0 && own.length <= 2 && !/^(?:how|what|why|can|does|is)\b/i.test(rest)) {
    return own.every((word) => isSubject(word, site))
      ? replaceSubject(alone, own, before, site)
      : add(alone, own, before);
  }
  return goesOn && own.length > MOST_OWN_WORDS ? alone : add(alone, own, before);
}

function withoutLanguage({ text, sdk }: Question): string {
  return sdk ? text.replace(new RegExp(`\\b(?:in |with |using )?${sdk}\\b`, "i"), "").replace(/[?.!\s]+$/, "") : text;
}

/** Checks whether a word can be the subject of a page: a name, or the title of a page. */
function isSubject({ isName, terms }: Word, site: Site): boolean {
  return isName || terms.size === 0 || [...terms].some(([term, sureness]) => sureness === 1 && site.isTitle(term));
}

/** Replaces the names in the previous question with new ones. */
function replaceSubject(alone: Question, own: readonly Word[], before: Question, site: Site): Question {
  const kept = before.words.filter((word) => !word.isGeneric && !word.isName && !isSubject(word, site));
  return {
    ...before,
    text: [...own, ...kept].map(({ typed }) => typed).join(" "),
    sdk: alone.sdk ?? before.sdk,
    words: own,
    context: weaken(kept),
    isReplaced: true,
  };
}

/** Adds the words of the previous question as context for this one. */
function add(alone: Question, own: readonly Word[], before: Question): Question {
  const context = [...before.words, ...before.context].filter(
    ({ typed, isGeneric }) => !isGeneric && !own.some((word) => word.typed === typed),
  );
  return {
    ...alone,
    text: `${alone.text.replace(/[?.!\s]+$/, "")} ${context.map(({ typed }) => typed).join(" ")}`,
    sdk: alone.sdk ?? before.sdk,
    words: own,
    context: weaken(context),
  };
}

function weaken(words: readonly Word[]): Word[] {
  return words.map((word) => ({ ...word, weight: word.weight * EARLIER_SHARE }));
}
