import { createSearch, type Search } from "./create-search.ts";
import { checkText, type DecodedIndex, decodeIndex } from "./decode-index.ts";
import type { TextFile } from "./files.ts";
import type { RankedSection } from "./rank-sections.ts";
import { createHeadings } from "./read-heading.ts";
import { createTextStore, type TextStore } from "./text-store.ts";
import type { SearchIndex, SearchOptions } from "./types.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** An open index, with the data that Ask AI builds answers from. Its texts may arrive later. */
export interface LoadedIndex extends SearchIndex, Pick<Search, "findMessage"> {
  readonly index: DecodedIndex;
  readonly vocabulary: Vocabulary;
  /** Undefined until the texts arrive. */
  readonly text: TextFile | undefined;
  /** Returns the sections that `search` finds, best first, without preparing them for display. */
  rank(query: string, options?: Pick<SearchOptions, "sdk">): readonly RankedSection[];
  /**
   * Adds the texts for excerpts and signatures.
   *
   * @throws IndexError if the texts don't belong to this index.
   */
  addText(text: unknown): void;
  /** Does work in advance that takes each of the first searches some milliseconds. */
  warmUp(): void;
}

/**
 * Makes an index searchable. Until its texts arrive, hits have neither excerpts nor signatures.
 *
 * @throws IndexError if the file is truncated, in another format, or not an index.
 */
export function loadGrowingIndex(file: unknown): LoadedIndex {
  const index = decodeIndex(file);
  const headings = createHeadings(index);
  const vocabulary = createVocabulary(index);
  const { rank, search, findMessage } = createSearch(index, vocabulary, headings);
  let text: TextFile | undefined;
  let texts: TextStore | undefined;
  return {
    findMessage,
    index,
    vocabulary,
    get text() {
      return text;
    },
    addText(added) {
      text = checkText(added, index);
      texts = createTextStore(text);
    },
    warmUp() {
      for (const number of index.sections.keys()) {
        headings(number);
      }
    },
    rank: (query, options = {}) => rank(query, options, texts),
    search: (query, options = {}) => search(query, options, texts),
  };
}

/**
 * Makes both files of a build searchable.
 *
 * @throws IndexError if one of them is truncated, in another format, or from another build.
 */
export function loadIndex(index: unknown, text: unknown): LoadedIndex {
  const loaded = loadGrowingIndex(index);
  loaded.addText(text);
  loaded.warmUp();
  return loaded;
}
