import type { DecodedIndex, Postings } from "./decode-index.ts";
import { type Field, fields } from "./fields.ts";
import { findFirst } from "./find-first.ts";

/** A term of the index, weighted by how well it represents the word that the reader typed. */
export interface Alternative {
  readonly term: string;
  readonly weight: number;
  /** Whether it stands for the typed word only because it means the same. Headings gain nothing from it. */
  readonly isSynonym?: boolean;
  /** Whether the reader typed other words, and a table says that they mean this. A text doesn't mark it. */
  readonly isOther?: boolean;
  /** Whether the typed word is unknown, and this is the nearest one. */
  readonly isGuess?: boolean;
}

/** The results for one word of a query, by section. */
export interface WordScores {
  readonly scores: Float64Array;
  /** 1 if the heading contains the word. */
  readonly isInHeading: Uint8Array;
  /** 1 if the keywords contain the word. */
  readonly isKeyword: Uint8Array;
}

/** Scores sections for one word of a query. */
export type Scorer = (alternatives: readonly Alternative[], onlyHeadings?: boolean) => WordScores;

/**
 * Weight of a word by field. Raising one promotes the sections that have the word in that field. Headings are short and
 * chosen with care, while code repeats the same calls on every page.
 */
const BOOSTS: Readonly<Record<Field, number>> = { title: 5, keywords: 3, text: 1, code: 0.7 };

/** `k`: effect of repetition. `b`: penalty for long sections. */
const BM25 = { k: 1.2, b: 0.45 };

/** Creates a BM25 scorer over the fields of an index, each with its own lengths and frequencies. */
export function createScorer({ vocabulary, postings, sections }: DecodedIndex): Scorer {
  const count = sections.length;
  const lengths = postings.map((field) => countTerms(field, count));
  const averages = lengths.map((all) => all.reduce((sum, length) => sum + length, 0) / Math.max(count, 1));

  function addField(found: WordScores, number: number, field: number, { weight, isSynonym }: Alternative): void {
    const { starts, sections: places, frequencies } = postings[field] as Postings;
    const [start = 0, end = 0] = [starts[number], starts[number + 1]];
    const rarity = Math.log(1 + (count - (end - start) + 0.5) / (end - start + 0.5));
    const worth = weight * rarity * BOOSTS[fields[field] as Field];
    for (let place = start; place < end; place += 1) {
      const section = places[place] as number;
      const frequency = frequencies[place] as number;
      const length = (lengths[field]?.[section] as number) / (averages[field] as number);
      const saturated = (frequency * (BM25.k + 1)) / (frequency + BM25.k * (1 - BM25.b + BM25.b * length));
      found.scores[section] = (found.scores[section] as number) + worth * saturated;
      found.isInHeading[section] ||= Number(fields[field] === "title" && !isSynonym);
      found.isKeyword[section] ||= Number(fields[field] === "keywords");
    }
  }

  return (alternatives, onlyHeadings = false) => {
    const found = {
      scores: new Float64Array(count),
      isInHeading: new Uint8Array(count),
      isKeyword: new Uint8Array(count),
    };
    for (const alternative of alternatives) {
      const { term } = alternative;
      const number = findFirst(vocabulary, term);
      for (const [field, name] of fields.entries()) {
        if (vocabulary[number] === term && (name === "title" || !onlyHeadings)) {
          addField(found, number, field, alternative);
        }
      }
    }
    return found;
  };
}

/** Counts the different terms of each section in a field, which is the field's length. */
function countTerms({ sections }: Postings, count: number): Int32Array {
  const lengths = new Int32Array(count);
  for (const section of sections) {
    lengths[section] = (lengths[section] as number) + 1;
  }
  return lengths;
}
