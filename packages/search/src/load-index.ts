import { createSearch } from "./create-search.ts";
import { checkText, type DecodedIndex, decodeIndex } from "./decode-index.ts";
import type { TextFile } from "./files.ts";
import type { RankedSection } from "./rank-sections.ts";
import { createHeadings } from "./read-heading.ts";
import { createTextStore, type TextStore } from "./text-store.ts";
import type { SearchIndex, SearchOptions } from "./types.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** An index that is open, with what the answers of Ask AI are made from. Its texts may come later. */
export interface LoadedIndex extends SearchIndex {
  readonly index: DecodedIndex;
  readonly vocabulary: Vocabulary;
  /** Undefined until the texts are there. */
  readonly text: TextFile | undefined;
  /** Returns the sections that `search` finds, best first, without making them presentable. */
  rank(query: string, options?: Pick<SearchOptions, "sdk">): readonly RankedSection[];
  /**
   * Adds what excerpts and signatures are made from.
   *
   * @throws IndexError when the texts are not those of this index.
   */
  addText(text: unknown): void;
  /** Prepares what the first searches would otherwise do as they go: some milliseconds of each. */
  warmUp(): void;
}

/**
 * Makes an index searchable. Until its texts are there, hits have neither excerpts nor signatures.
 *
 * @throws IndexError when the file is cut off, of another format, or no index at all.
 */
export function loadGrowingIndex(file: unknown): LoadedIndex {
  const index = decodeIndex(file);
  const headings = createHeadings(index);
  const vocabulary = createVocabulary(index);
  const { rank, search } = createSearch(index, vocabulary, headings);
  let text: TextFile | undefined;
  let texts: TextStore | undefined;
  return {
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
 * @throws IndexError when one is cut off, of another format, or of another build.
 */
export function loadIndex(index: unknown, text: unknown): LoadedIndex {
  const loaded = loadGrowingIndex(index);
  loaded.addText(text);
  loaded.warmUp();
  return loaded;
}
