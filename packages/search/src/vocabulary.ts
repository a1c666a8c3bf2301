import type { DecodedIndex, Postings } from "./decode-index.ts";
import { measureDistance } from "./distance.ts";
import { type Field, fields } from "./fields.ts";
import { findFirst } from "./find-first.ts";

/** A term that is close to the typed word. */
export interface Neighbor {
  readonly term: string;
  /** Number of letters to change; 0 for a term that begins with the typed word. */
  readonly distance: number;
}

/** The terms of an index, for lookups by what a reader typed. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Returns the number of sections that contain a term. */
  frequencyOf(term: string): number;
  /** Returns the numbers of the sections that contain a term in a field. */
  sectionsWith(term: string, field: Field): Int32Array;
  /** Returns longer terms that begin with a prefix, those in headings and in many sections first. */
  complete(prefix: string, options: { readonly most: number; readonly onlyHeadings?: boolean }): readonly string[];
  /**
   * Returns terms that differ from a word in one or two letters, nearest first; none for words of up to three letters.
   */
  correct(word: string, options: { readonly most: number; readonly isPrefix?: boolean }): readonly Neighbor[];
}

/** Number of sections that a heading is worth, because readers are more likely to mean its terms than those in text. */
const HEADING_WORTH = 6;

/** Makes the terms of an index searchable by their letters. */
export function createVocabulary({ vocabulary, postings }: DecodedIndex): Vocabulary {
  const numbers = new Map(vocabulary.map((term, number) => [term, number]));
  const inHeadings = vocabulary.map((_, number) => count(postings[0], number));
  const frequencies = vocabulary.map((_, number) => Math.max(...postings.map((field) => count(field, number)), 0));
  const worth = (number: number) => (frequencies[number] ?? 0) + HEADING_WORTH * (inHeadings[number] ?? 0);
  const byWorth = (left: number, right: number) => worth(right) - worth(left) || left - right;

  return {
    has: (term) => numbers.has(term),
    frequencyOf: (term) => frequencies[numbers.get(term) ?? -1] ?? 0,
    sectionsWith(term, field) {
      const { starts, sections } = postings[fields.indexOf(field)] as Postings;
      const number = numbers.get(term) ?? -1;
      return sections.subarray(starts[number] ?? 0, starts[number + 1] ?? 0);
    },
    complete(prefix, { most, onlyHeadings = false }) {
      const found: number[] = [];
      for (let number = findFirst(vocabulary, prefix); vocabulary[number]?.startsWith(prefix); number += 1) {
        if (vocabulary[number] !== prefix && !(onlyHeadings && inHeadings[number] === 0)) {
          found.push(number);
        }
      }
      return found
        .sort(byWorth)
        .slice(0, most)
        .map((number) => vocabulary[number] ?? "");
    },
    correct(word, { most, isPrefix = false }) {
      const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
      const found: { number: number; distance: number }[] = [];
      for (const [number, term] of vocabulary.entries()) {
        if (limit > 0 && mayBeNear(word, term, limit, isPrefix)) {
          const distance = measureDistance(word, term, { limit, isPrefix });
          if (distance <= limit) {
            found.push({ number, distance });
          }
        }
      }
      const nearest = Math.min(...found.map(({ distance }) => distance));
      return found
        .filter(({ distance }) => distance === nearest)
        .sort((left, right) => byWorth(left.number, right.number))
        .slice(0, most)
        .map(({ number, distance }) => ({ term: vocabulary[number] ?? "", distance }));
    },
  };
}

function count(field: Postings | undefined, term: number): number {
  return (field?.starts[term + 1] ?? 0) - (field?.starts[term] ?? 0);
}

/** Rules out most terms by their length and first letters, because few readers mistype the first letter of a word. */
function mayBeNear(word: string, term: string, limit: number, isPrefix: boolean): boolean {
  const isLongEnough = term.length >= word.length - limit;
  const isShortEnough = isPrefix || term.length <= word.length + limit;
  return isLongEnough && isShortEnough && (term[0] === word[0] || term[0] === word[1] || term[1] === word[0]);
}
