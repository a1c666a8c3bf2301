import { stem } from "@docs/search";
import type { Library } from "./library.ts";
import type { Question } from "./read-question.ts";
import type { Word } from "./words.ts";

/** Asks how two things differ: what one of them is does not say it. */
const COMPARES = /\b(?:differen(?:ce|t)|differs?|compared?|versus|vs)\b/i;

/** Numbers of sections that say what the subject is: those whose heading is the subject. */
export function findDefinitions(question: Question, library: Library): readonly number[] {
  if (question.kind !== "what-is" || COMPARES.test(question.text)) {
    return [];
  }
  const isNamed = question.words.some(({ isName }) => isName);
  const isTerm = (number: number) => isNamed || !/^(?:symbol|command)$/.test(library.kindOf(number) ?? "");
  const whole = library.withHeading(subjectTerms(question.words)).filter(isTerm);
  // "A blueprint module" is explained as "Blueprint".
  const lightest = question.words.reduce((least, word) => Math.min(least, word.weight), Number.POSITIVE_INFINITY);
  const core = question.words.filter(({ weight }) => weight > lightest);
  const named = whole.length > 0 ? whole : library.withHeading(subjectTerms(core)).filter(isTerm);
  return [...named, ...findDefiningSentences(question, library)];
}

/** Finds sections that say "A cache volume is …" of the subject. */
function findDefiningSentences({ words }: Question, library: Library): readonly number[] {
  const subject = words.filter(({ isGeneric }, _, all) => !isGeneric || all.every((word) => word.isGeneric));
  const typed = subject.map((word) => word.typed.replace(/[^\p{L}\p{N}]/gu, "")).join("[ -]?");
  if (typed === "" || subject.length > LONGEST_SUBJECT) {
    return [];
  }
  const pattern = new RegExp(`(?:^|\\n|[.!?] )(?:an? |the )?${typed}s? (?:is|are) (?:an?|the|what) `, "iu");
  return library.searchTexts(pattern).slice(0, MOST_DEFINITIONS);
}

/** A subject of more words is no term. */
const LONGEST_SUBJECT = 4;

const MOST_DEFINITIONS = 6;

/** Terms of the subject, in their order: "what's a cache volume" gives `cach`, `volum`. */
function subjectTerms(words: readonly Word[]): readonly string[] {
  const subject = words.filter(({ isGeneric }) => !isGeneric);
  return (subject.length > 0 ? subject : words).map(({ typed }) => stem(typed));
}
