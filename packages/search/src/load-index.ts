import { createAnswerer } from "./create-answerer.ts";
import { loadTerms, loadTermsInSlices, type Terms } from "./create-scorer.ts";
import { checkText, type DecodedIndex, decodeIndex } from "./decode-index.ts";
import { createTextStore, type TextStore } from "./text-store.ts";
import type { SearchIndex } from "./types.ts";

/** An index whose texts may come later. */
export interface GrowingIndex extends SearchIndex {
  /**
   * Adds what excerpts and signatures are made from.
   *
   * @throws IndexError when the texts are not those of this index.
   */
  addText(text: unknown): void;
}

/**
 * Makes an index searchable. Until its texts are there, hits have neither excerpts nor signatures.
 *
 * @throws IndexError when the file is cut off, of another format, or no index at all.
 */
export function loadGrowingIndex(index: unknown): GrowingIndex {
  const decoded = decodeIndex(index);
  return createGrowingIndex(decoded, loadTerms(decoded));
}

/**
 * Does what `loadIndex` does without holding up the page for more than a frame or two, for where there is no worker.
 *
 * @throws IndexError as `loadIndex` does.
 */
export async function loadIndexInSlices(index: unknown, text: unknown): Promise<SearchIndex> {
  const decoded = decodeIndex(index);
  const loaded = createGrowingIndex(decoded, await loadTermsInSlices(decoded));
  loaded.addText(text);
  return loaded;
}

function createGrowingIndex(decoded: DecodedIndex, terms: Terms): GrowingIndex {
  const answer = createAnswerer(decoded, terms);
  let texts: TextStore | undefined;
  return {
    addText(text) {
      texts = createTextStore(checkText(text, decoded));
    },
    search: (query, options = {}) => answer(query, options, texts),
  };
}

/**
 * Makes both files of a build searchable.
 *
 * @throws IndexError when one is cut off, of another format, or of another build.
 */
export function loadIndex(index: unknown, text: unknown): SearchIndex {
  const loaded = loadGrowingIndex(index);
  loaded.addText(text);
  return loaded;
}
