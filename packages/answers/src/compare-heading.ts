import { toPlainWords } from "../../search/src/text-store.ts";
import type { Library } from "./library.ts";
import type { Question } from "./read-question.ts";
import { weighTerm } from "./words.ts";

/** Says how much of the heading is in the question and the other way round, up to 1. */
export function compareHeading(question: Question, number: number, library: Library): number {
  const heading = library.headingTerms(number);
  let shared = 0;
  let total = 0;
  const met = new Set<string>();
  for (const { terms, weight, isLanguage } of question.words) {
    let best = 0;
    for (const term of isLanguage ? [] : heading) {
      const sureness = terms.get(term) ?? 0;
      best = Math.max(best, sureness);
      if (sureness > 0) {
        met.add(term);
      }
    }
    shared += weight * best;
    total += isLanguage ? 0 : weight;
  }
  if (shared === 0) {
    return 0;
  }
  const asked = shared / Math.max(total, 1);
  const said = sumWeights(met, library) / Math.max(sumWeights(heading, library), 1);
  const likeness = (2 * asked * said) / (asked + said);
  return likeness * (1 - FORM_SHARE + FORM_SHARE * compareForm(question.text, library.headingWords(number)));
}

/** How much of the likeness is decided by small words, such as "without", "from" and "why". */
const FORM_SHARE = 0.2;

/** Gives the share of a heading's words, small ones too, that the question has as they are. */
function compareForm(question: string, heading: readonly string[]): number {
  const asked = toWordSet(question);
  return heading.filter((word) => asked.has(word)).length / Math.max(heading.length, 1);
}

/** The words of the question that was asked last: one question is compared with hundreds of headings. */
let last: { readonly question: string; readonly words: ReadonlySet<string> } | undefined;

function toWordSet(question: string): ReadonlySet<string> {
  if (last?.question !== question) {
    last = { question, words: new Set(toPlainWords(question).trim().split(" ")) };
  }
  return last.words;
}

function sumWeights(terms: Iterable<string>, library: Library): number {
  let sum = 0;
  for (const term of terms) {
    sum += weighTerm(term, library);
  }
  return sum;
}
