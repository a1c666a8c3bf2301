import { type DecodedIndex, fields, stem, type TextFile, tokenize, toTerms } from "@docs/search";
import type { Library } from "./library.ts";

/** Numbers of sections by their heading's terms, written as one word: "Cache volumes" and `CacheVolume` are the same. */
export function groupHeadings({ sections }: DecodedIndex): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [number, { heading }] of sections.entries()) {
    const key = tokenize(heading)
      .flatMap(({ parts }) => parts.map(stem))
      .join("");
    groups.set(key, [...(groups.get(key) ?? []), number]);
  }
  return groups;
}

/** A title of one or two words names what its page is about: "GitLab CI", "nerdctl", "Interfaces". */
export function readTitle(title: string): readonly string[] {
  const tokens = tokenize(title);
  return tokens.length <= 2 ? tokens.flatMap((token) => [...toTerms(token)]) : [];
}

/** Looks terms up in the postings, which is much faster than reading the texts again. */
export function createPlaces({ vocabulary, postings, sections }: DecodedIndex): Library["placeOf"] {
  const numbers = new Map(vocabulary.map((term, number) => [term, number]));
  const heading = fields.indexOf("title");
  const has = (section: number, term: number, field: number) => {
    const { starts, sections: found } = postings[field] ?? {};
    const [start = 0, end = 0] = [starts?.[term], starts?.[term + 1]];
    let [low, high] = [start, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((found?.[middle] ?? 0) < section) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < end && found?.[low] === section;
  };
  return (section, term) => {
    const number = numbers.get(term);
    if (number === undefined) {
      return undefined;
    }
    if (has(section, number, heading)) {
      return "heading";
    }
    if (fields.some((_, field) => field !== heading && has(section, number, field))) {
      return "text";
    }
    const { above = [] } = sections[section] ?? {};
    if (above.some((one) => has(one, number, heading))) {
      return "above";
    }
    return fields.some((_, field) => has(above[0] ?? -1, number, field)) ? "intro" : undefined;
  };
}

/** Headings of what comes before the work: the prior of the index says so too. */
const PREPARATION = 0.5;

/** Finds the first section of a page, after its beginning and its preparations, that has a program. */
export function findMainSection(
  { pages, sections }: DecodedIndex,
  { code }: TextFile,
  beginning: number,
): number | undefined {
  const { start = 0, end = 0 } = pages[sections[beginning]?.page ?? -1] ?? {};
  const isWork = (number: number) => number > start && number < end && (sections[number]?.prior ?? 0) > PREPARATION;
  return code.find(([number, language]) => isWork(number) && language !== "output")?.[0];
}

/** Makes what tells the sections that have a term in their heading. */
export function createHeadingLookup({ vocabulary, postings }: DecodedIndex): (term: string) => readonly number[] {
  const numbers = new Map(vocabulary.map((term, number) => [term, number]));
  const { starts, sections } = postings[fields.indexOf("title")] ?? {};
  return (term) => {
    const number = numbers.get(term) ?? -1;
    return [...(sections?.subarray(starts?.[number] ?? 0, starts?.[number + 1] ?? 0) ?? [])];
  };
}
