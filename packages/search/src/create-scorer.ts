import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { DecodedIndex, Postings } from "./decode-index.ts";
import { type Field, fields } from "./fields.ts";

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

/** A filled MiniSearch; its scoring is used, its analysis and its expansion of words are not. */
export type Terms = MiniSearch<never>;

/** Fills a MiniSearch with an index. */
export function loadTerms(index: DecodedIndex): Terms {
  return MiniSearch.loadJS<never>(toPlainObject(index), options);
}

/** Does the same in slices of some milliseconds, for where the page itself has to do it. */
export function loadTermsInSlices(index: DecodedIndex): Promise<Terms> {
  return MiniSearch.loadJSAsync<never>(toPlainObject(index), options);
}

/** Gives what scores sections with these terms. */
export function createScorer(miniSearch: Terms): Scorer {
  return (alternatives, visit, onlyHeadings = false) => {
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

const options: Options<never> = { fields: [...fields], processTerm: (term) => term };

function toPlainObject(index: DecodedIndex): AsPlainObject {
  const { sections, postings } = index;
  const lengths = countTerms(postings, sections.length);
  return {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map((_, number) => [number, number])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.map((one, number) => [number, one])),
    averageFieldLength: fields.map((_, field) => average(lengths.map((one) => one[field] ?? 0))),
    storedFields: {},
    dirtCount: 0,
    // MiniSearch only walks through it once: made term by term, it is never in memory as a whole.
    index: { [Symbol.iterator]: () => readTerms(index) } as unknown as AsPlainObject["index"],
    serializationVersion: 2,
  };
}

function* readTerms({ vocabulary, postings }: DecodedIndex): Generator<AsPlainObject["index"][number]> {
  for (const [number, term] of vocabulary.entries()) {
    const found = postings.map((field): Record<string, number> => {
      const list: Record<number, number> = {};
      for (let place = field.starts[number] ?? 0; place < (field.starts[number + 1] ?? 0); place += 1) {
        list[field.sections[place] ?? 0] = field.frequencies[place] ?? 1;
      }
      return list;
    });
    yield [term, Object.fromEntries(found.entries())];
  }
}

/** A field is as long as it has different terms, which is what MiniSearch takes for its length. */
function countTerms(postings: readonly Postings[], sectionCount: number): number[][] {
  const lengths = Array.from({ length: sectionCount }, () => fields.map(() => 0));
  for (const [field, { sections }] of postings.entries()) {
    for (const section of sections) {
      const found = lengths[section];
      if (found) {
        found[field] = (found[field] ?? 0) + 1;
      }
    }
  }
  return lengths;
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
}
