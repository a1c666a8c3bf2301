import type { Library } from "./library.ts";
import type { Word } from "./words.ts";

/** What a term is worth where it stands, for coverage. */
const PLACES = { heading: 1, text: 0.95, above: 0.85, intro: 0.6 } as const;

/**
 * Gives the share of the words, by weight, that a section or the headings above it have.
 *
 * Words that only stand for one of the question count by how surely they do.
 */
export function measureCoverage(words: readonly Word[], number: number, library: Library): number {
  const wanted = words.filter(({ isLanguage }) => !isLanguage);
  const counted = wanted.length > 0 ? wanted : words;
  let covered = 0;
  let total = 0;
  for (const { terms, weight, isGeneric } of counted) {
    // A word of the question's form that the site lacks says nothing.
    total += terms.size === 0 && isGeneric ? 0 : weight;
    covered += weight * coverWord(terms, number, library);
  }
  return total === 0 ? 0 : covered / total;
}

function coverWord(terms: ReadonlyMap<string, number>, number: number, { placeOf }: Library): number {
  let best = 0;
  for (const [term, sureness] of terms) {
    const place = sureness > best ? placeOf(number, term) : undefined;
    best = place ? Math.max(best, sureness * PLACES[place]) : best;
  }
  return best;
}
