import { buildIndex } from "./build-index.ts";
import type { SearchPage, SearchSection, SearchSource } from "./documents.ts";
import { loadIndex } from "./load-index.ts";
import type { SearchIndex } from "./types.ts";

/** A section of a test page: its text and any other properties. */
export type SectionDraft = Partial<SearchSection> & { readonly heading: string };

/** Creates a page; its first section is the beginning, with the page's title. */
export function createPage(
  url: string,
  title: string,
  text: string,
  sections: readonly SectionDraft[] = [],
  more: Partial<SearchPage> = {},
): SearchPage {
  const drafts = [{ heading: title, text, level: 1, id: "" }, ...sections];
  return {
    url,
    title,
    description: "",
    keywords: [],
    ...more,
    sections: drafts.map((draft, position) => ({
      id: draft.heading.toLowerCase().replaceAll(" ", "-"),
      level: 2,
      text: "",
      code: [],
      kind: position === 0 ? "page" : "section",
      prior: 1,
      ...draft,
    })),
  };
}

/** Returns both files of an index. */
export function createFiles(pages: readonly SearchPage[], more: Partial<SearchSource> = {}) {
  return buildIndex({ pages, synonyms: [], weakWords: [], version: "1.0.0", ...more }, hash);
}

/** Makes pages searchable, after a round trip through the text of both files. */
export function createIndex(pages: readonly SearchPage[], more: Partial<SearchSource> = {}): SearchIndex {
  const { index, text } = createFiles(pages, more);
  return loadIndex(JSON.parse(JSON.stringify(index)), JSON.parse(JSON.stringify(text)));
}

/** Returns the addresses of the sections that match a query, best first. */
export function findUrls(
  index: SearchIndex,
  query: string,
  options: Parameters<SearchIndex["search"]>[1] = {},
): string[] {
  return index.search(query, options).hits.map(({ url }) => url);
}

function hash(content: string): string {
  let sum = 0;
  for (const character of content) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0xff_ff_ff_ff;
  }
  return sum.toString(16);
}

/** A source of random choices for tests. */
export interface Random {
  /** Returns a whole number from 0 up to but not including `end`. */
  below(end: number): number;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
}

/** Creates pseudorandom choices that are the same in every run (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return { below, oneOf: (choices) => choices[below(choices.length)] ?? choices[0] };
}
