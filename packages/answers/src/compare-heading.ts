import { toPlainWords } from "@docs/search";
import type { Library } from "./library.ts";
import type { Question } from "./read-question.ts";
import { type Word, weighTerm } from "./words.ts";

/**
 * Returns what compares a question with the heading of a section, by its number: how much of the heading is in the
 * question and the other way round, up to 1. One question is compared with hundreds of headings, so it is read once.
 */
export function createHeadingComparison(question: Question, library: Library): (number: number) => number {
  const asked = new Set(toPlainWords(question.text).trim().split(" "));
  return (number) => compareHeading(question, asked, number, library);
}

function compareHeading(question: Question, plainWords: ReadonlySet<string>, number: number, library: Library): number {
  const heading = library.headingTerms(number);
  let shared = 0;
  let total = 0;
  const met = new Set<string>();
  const wanted = question.words.filter(({ isLanguage }) => !isLanguage);
  const rest: Word[] = [];
  for (const word of wanted) {
    const found = heading.filter((term) => word.terms.has(term));
    const best = Math.max(0, ...found.map((term) => word.terms.get(term) ?? 0));
    for (const term of found) {
      met.add(term);
    }
    // What only may mean the same makes a heading less alike than it makes a text fit.
    shared += word.weight * (best < SURE ? best ** 3 : best);
    total += word.weight;
    if (best === 0) {
      rest.push(word);
    }
  }
  if (shared === 0) {
    return 0;
  }
  shared += sumAbove(rest, number, library);
  const asked = shared / Math.max(total, 1);
  const said = sumWeights(met, library) / Math.max(sumWeights(heading, library), 1);
  const likeness = (2 * asked * said) / (asked + said);
  return likeness * (1 - FORM_SHARE + FORM_SHARE * compareForm(plainWords, library.headingWords(number)));
}

/** What a word in the headings above is worth: below "Module dependencies", "Update" is about them. */
const ABOVE_SHARE = 0.45;

/** Sums up the words that a heading leaves to those above it. */
function sumAbove(words: readonly Word[], number: number, library: Library): number {
  const above = words.length > 0 ? library.termsAbove(number) : new Set<string>();
  const isAbove = ({ terms, isGeneric }: Word) =>
    !isGeneric && [...terms].some(([term, sureness]) => sureness >= SURE && above.has(term));
  return ABOVE_SHARE * words.filter(isAbove).reduce((sum, { weight }) => sum + weight, 0);
}

/** A term that is less surely the word says nothing above it. */
const SURE = 0.9;

/** How much of the likeness is decided by small words, such as "without", "from" and "why". */
const FORM_SHARE = 0.2;

/** Gives the share of a heading's words, small ones too, that the question has as they are. */
function compareForm(asked: ReadonlySet<string>, heading: readonly string[]): number {
  return heading.filter((word) => asked.has(word)).length / Math.max(heading.length, 1);
}

function sumWeights(terms: Iterable<string>, library: Library): number {
  let sum = 0;
  for (const term of terms) {
    sum += weighTerm(term, library);
  }
  return sum;
}
