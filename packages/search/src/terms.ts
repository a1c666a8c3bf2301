import MiniSearch, { type Options } from "minisearch";
import type { DecodedIndex, Postings } from "./decode-index.ts";
import { fields } from "./fields.ts";
import { findFirst } from "./find-first.ts";

const options: Options<never> = { fields: [...fields], processTerm: (term) => term };

/**
 * MiniSearch over an index that somebody else keeps; its scoring is used, its analysis and its expansion of words are not.
 *
 * `MiniSearch.loadJS` copies every posting of every term before the first search, half of the time that an index takes to
 * open. A query needs those of a handful of terms, which `addPostings` copies when they are first asked for. MiniSearch
 * scores by its protected members alone, which is why this is a subclass; a release that renames one fails to compile.
 */
export class Terms extends MiniSearch<never> {
  readonly #index: DecodedIndex;
  readonly #added = new Set<string>();

  constructor(index: DecodedIndex) {
    super(options);
    this.#index = index;
    const lengths = countTerms(index.postings, index.sections.length);
    this._documentCount = lengths.length;
    this._nextId = lengths.length;
    this._documentIds = new Map(lengths.map((_, number) => [number, number]));
    this._fieldIds = Object.fromEntries(fields.map((field, id) => [field, id]));
    this._fieldLength = new Map(lengths.entries());
    this._avgFieldLength = fields.map((_, field) => average(lengths.map((one) => one[field] ?? 0)));
  }

  /** Puts in place where a term stands; one that the index lacks stands nowhere. */
  addPostings(term: string): void {
    if (this.#added.has(term)) {
      return;
    }
    this.#added.add(term);
    const { vocabulary, postings } = this.#index;
    const number = findFirst(vocabulary, term);
    if (vocabulary[number] === term) {
      this._index.set(term, new Map(postings.map((field, id) => [id, readSections(field, number)])));
    }
  }
}

/** Gives the sections that have a term in a field, with how often. */
function readSections({ starts, sections, frequencies }: Postings, number: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let place = starts[number] ?? 0; place < (starts[number + 1] ?? 0); place += 1) {
    found.set(sections[place] ?? 0, frequencies[place] ?? 1);
  }
  return found;
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
