import type { Field } from "./fields.ts";
import type { Terms } from "./terms.ts";

/** A term of the index with what it is worth for the word that the reader typed. */
export interface Alternative {
  readonly term: string;
  readonly weight: number;
}

/** Tells a section's score for one word, and whether the word stands in its heading or among its keywords. */
export type Visit = (section: number, score: number, isInHeading: boolean, isKeyword: boolean) => void;

/** Scores sections for one word of a query. */
export type Scorer = (alternatives: readonly Alternative[], visit: Visit, onlyHeadings?: boolean) => void;

/**
 * What a word is worth where. Raising one brings up the sections that have the word there.
 * Headings are short and chosen with care; code repeats the same calls on every page.
 */
const BOOSTS: Readonly<Record<Field, number>> = { title: 5, keywords: 3, text: 1, code: 0.7 };

/** `k`: how much repetition counts. `b`: how much long sections are held back. `d`: what any occurrence is worth. */
const BM25 = { k: 1.2, b: 0.45, d: 0.5 };

/** Gives what scores sections with these terms. */
export function createScorer(miniSearch: Terms): Scorer {
  return (alternatives, visit, onlyHeadings = false) => {
    for (const { term } of alternatives) {
      miniSearch.addPostings(term);
    }
    // Equal terms would each count the other's matches: MiniSearch looks weights up by position.
    const weights = alternatives.map(({ weight }) => weight);
    miniSearch.search("terms", {
      tokenize: () => alternatives.map(({ term }) => term),
      boostTerm: (_term, position) => weights[position] ?? 0,
      boost: BOOSTS,
      bm25: BM25,
      ...(onlyHeadings ? { fields: ["title"] } : {}),
      // Taking what is needed here and keeping nothing spares the sorting of thousands of results.
      filter: ({ id, score, queryTerms, match }) => {
        const places = Object.values(match);
        visit(id, score / queryTerms.length, onlyHeadings || places.some(isHeading), places.some(isKeyword));
        return false;
      },
    });
  };
}

function isHeading(names: readonly string[]): boolean {
  return names.includes("title");
}

function isKeyword(names: readonly string[]): boolean {
  return names.includes("keywords");
}
