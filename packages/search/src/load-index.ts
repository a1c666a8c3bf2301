import { createAnswerer } from "./create-answerer.ts";
import { loadTerms, loadTermsInSlices, type Terms } from "./create-scorer.ts";
import { checkText, type DecodedIndex, decodeIndex } from "./decode-index.ts";
import { createHeadings, type Headings } from "./read-heading.ts";
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
  const headings = createHeadings(decoded);
  // Before the first keystroke rather than with it.
  for (const number of decoded.sections.keys()) {
    headings(number);
  }
  return createGrowingIndex(decoded, loadTerms(decoded), headings);
}

/** Headings that are read in one task: some milliseconds of work on a slow phone. */
const HEADINGS_OF_A_SLICE = 400;

/**
 * Does what `loadIndex` does without holding up the page for more than a frame or two, for where there is no worker.
 *
 * @param breathe waits until the browser has dealt with input and painted.
 *
 * @throws IndexError as `loadIndex` does.
 */
export async function loadIndexInSlices(
  index: unknown,
  text: unknown,
  breathe: () => Promise<void>,
): Promise<SearchIndex> {
  const decoded = decodeIndex(index);
  await breathe();
  const terms = await loadTermsInSlices(decoded);
  const headings = createHeadings(decoded);
  for (const number of decoded.sections.keys()) {
    if (number % HEADINGS_OF_A_SLICE === 0) {
      await breathe();
    }
    headings(number);
  }
  await breathe();
  const loaded = createGrowingIndex(decoded, terms, headings);
  await breathe();
  loaded.addText(text);
  return loaded;
}

function createGrowingIndex(decoded: DecodedIndex, terms: Terms, headings: Headings): GrowingIndex {
  const answer = createAnswerer(decoded, terms, headings);
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
