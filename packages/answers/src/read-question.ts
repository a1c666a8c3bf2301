import { readLanguage } from "@docs/search";
import type { Sdk } from "@docs/search/types";
import { readEcosystem } from "./read-ecosystem.ts";
import { readWords, type Word } from "./read-words.ts";
import type { Site } from "./site.ts";
import type { Exchange } from "./types.ts";

/** A question after parsing. */
export interface Question {
  /** The text to search for. */
  readonly text: string;
  /** SDK language that the question names or is written in. */
  readonly sdk: Sdk | undefined;
  /** SDK language whose tools the question names. */
  readonly ecosystem: Sdk | undefined;
  readonly words: readonly Word[];
  /** Words of earlier questions that this one builds on. */
  readonly context: readonly Word[];
}

/** Maximum length of a question, in characters; the rest is ignored. */
const LONGEST = 6000;

/** Maximum length of what is taken from a long message, in characters. */
const LONGEST_FOCUS = 500;

/** A text with more words than this contains more than its question. */
const LONG = 30;

/** Matches polite openings, so that the first word reveals what is asked. */
const GREETING =
  /^(?:(?:(?:hi|hello|hey)(?: there| all| folks| everyone| team)?|please|so|well|ok(?:ay)?|thanks)\b[\s,.!:]*)+(?=\S)/i;

/** Removes control characters and greetings, and says "cannot" in one way. */
export function cleanQuestion(typed: string): string {
  return typed
    .slice(0, LONGEST)
    .replace(/[^\P{Cc}\n]|\p{Cf}/gu, " ")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\bcan['’]?t\b/gi, "can not")
    .replace(/\bwon['’]?t\b/gi, "will not")
    .replace(/(?<=\w)n['’]t\b/gi, " not")
    .replace(/\b(do|does|did|is|are|was|has|have|should|could|would)nt\b/gi, "$1 not")
    .replace(/\b(what|how|where|who|that)s\b/gi, "$1 is")
    .replace(/(?<=\w)['’](?:m|re|ve|ll|d)\b/gi, "")
    .trim()
    .replace(GREETING, "");
}

/**
 * Returns what a long message asks: its questions, or else its last sentence, and the names of the product in it. Code
 * is an example rather than the subject, so none of it remains.
 */
function focus(text: string): string {
  if (text.split(/\s+/).length <= LONG) {
    return text.replace(/\s+/g, " ").slice(0, LONGEST_FOCUS);
  }
  const prose = text.replace(/```[\s\S]*?(?:```|$)/g, " ");
  const sentences = prose.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => /\p{L}{3}/u.test(sentence));
  const asked = sentences.filter((sentence) => sentence.trim().endsWith("?") || /^(?:how|why|what)\b/i.test(sentence));
  const chosen = asked.length > 0 ? asked.slice(-2) : [sentences[0], sentences.at(-1)];
  const names = prose.match(/(?<=\s)--[a-z][\w-]+|\b[A-Z]?[a-z]+\.[a-z]+[A-Z]\w+|\b[a-z]+[A-Z]\w+\b/g) ?? [];
  return [...new Set([...chosen, ...names.slice(0, 3)])].join(" ").replace(/\s+/g, " ").trim().slice(0, LONGEST_FOCUS);
}

/** Reads a question that is complete without earlier ones. */
function readAlone(text: string, site: Site): Question {
  const asked = focus(text);
  return {
    text: asked,
    sdk: readLanguage(asked) ?? readLanguage(text),
    ecosystem: readEcosystem(asked) ?? readEcosystem(text),
    words: readWords(asked, site),
    context: [],
  };
}

/** Ways to begin a question that continues the previous one. */
const GOES_ON = /^(?:and|but|also|or|then|what about|how about|what if|same (?:for|in|with)|now)\b[\s,]*/i;

/** Words that refer to something said before. */
const PRONOUN = /\b(?:it|its|that|this|them|they|those|these|one|ones|there|the same|such)\b/i;

/** A question with more words of its own than this is complete even if it contains a pronoun. */
const MOST_OWN_WORDS = 4;

/** Number of earlier questions that are read again, because a follow-up refers to nothing further back. */
const MOST_EARLIER = 6;

/**
 * Reads a question after earlier ones: "and in Python?" keeps the subject and changes the language, "how about Jenkins?"
 * replaces one name with another, and "how do I mount one?" refers to the previous subject.
 */
export function readConversation(typed: string, history: readonly Exchange[], site: Site): Question {
  let before: Question | undefined;
  for (const { question } of history.slice(-MOST_EARLIER)) {
    before = readAfter(cleanQuestion(question), before, site);
  }
  return readAfter(cleanQuestion(typed), before, site);
}

function readAfter(text: string, before: Question | undefined, site: Site): Question {
  const alone = readAlone(text, site);
  const own = alone.words.filter(({ isGeneric }) => !isGeneric);
  const goesOn = GOES_ON.test(text);
  const refers = own.length === 0 || (own.length <= MOST_OWN_WORDS && PRONOUN.test(text));
  if (!before || before.words.length === 0 || !(goesOn || refers)) {
    return alone;
  }
  const languages = { sdk: alone.sdk ?? before.sdk, ecosystem: alone.ecosystem ?? before.ecosystem };
  if (own.length === 0) {
    return { ...before, text: `${before.text} ${alone.text}`, ...languages };
  }
  // "How about Jenkins?" after a question about GitLab asks for the same task.
  const isReplacing = goesOn && own.every((word) => isSubject(word, site));
  const context = [...before.words, ...before.context].filter(
    (word) =>
      !word.isGeneric && !(isReplacing && isSubject(word, site)) && own.every(({ typed }) => typed !== word.typed),
  );
  return {
    text: [alone.text, ...context.map(({ typed }) => typed)].join(" "),
    ...languages,
    words: own,
    context,
  };
}

/** Checks whether a word can be the subject of a page: the title of one, or a name that the site doesn't know. */
function isSubject({ terms }: Word, site: Site): boolean {
  return terms.size === 0 || [...terms].some(([term, sureness]) => sureness === 1 && site.isTitle(term));
}
