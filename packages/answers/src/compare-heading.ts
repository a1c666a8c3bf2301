import { isStopTerm } from "../../search/src/analyse.ts";
import { toPlainWords } from "../../search/src/text-store.ts";
import type { Library } from "./library.ts";
import type { Question } from "./read-question.ts";
import { weighTerm } from "./words.ts";

/** Says how much of the heading is in the question and the other way round, up to 1. */
export function compareHeading(question: Question, number: number, library: Library): number {
  const heading = new Set(library.headingTerms(number).filter((term) => !isStopTerm(term)));
  const words = question.words.filter(({ isLanguage }) => !isLanguage);
  let shared = 0;
  let total = 0;
  const met = new Set<string>();
  for (const { terms, weight } of words) {
    const found = [...terms].filter(([term]) => heading.has(term));
    shared += weight * Math.max(0, ...found.map(([, sureness]) => sureness));
    total += weight;
    for (const [term] of found) {
      met.add(term);
    }
  }
  const asked = shared / Math.max(total, 1);
  const said = sumWeights(met, library) / Math.max(sumWeights(heading, library), 1);
  const likeness = asked === 0 ? 0 : (2 * asked * said) / (asked + said);
  return likeness * (1 - FORM_SHARE + FORM_SHARE * compareForm(question.text, library.headingOf(number)));
}

/** How much of the likeness is decided by small words, such as "without", "from" and "why". */
const FORM_SHARE = 0.2;

/** Gives the share of a heading's words, small ones too, that the question has as they are. */
function compareForm(question: string, heading: string): number {
  const asked = toPlainWords(question);
  const words = toPlainWords(heading).trim().split(" ");
  return words.filter((word) => asked.includes(` ${word} `)).length / words.length;
}

function sumWeights(terms: ReadonlySet<string>, library: Library): number {
  return [...terms].reduce((sum, term) => sum + weighTerm(term, library), 0);
}
