import { createAnswerer } from "./create-answerer.ts";
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
  /** Prepares what the first searches would otherwise do as they go: some milliseconds of each. */
  warmUp(): void;
}

/**
 * Makes an index searchable. Until its texts are there, hits have neither excerpts nor signatures.
 *
 * @throws IndexError when the file is cut off, of another format, or no index at all.
 */
export function loadGrowingIndex(index: unknown): GrowingIndex {
  const decoded = decodeIndex(index);
  return createGrowingIndex(decoded, createHeadings(decoded));
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
  const headings = createHeadings(decoded);
  for (const number of decoded.sections.keys()) {
    if (number % HEADINGS_OF_A_SLICE === 0) {
      await breathe();
    }
    headings(number);
  }
  await breathe();
  const loaded = createGrowingIndex(decoded, headings);
  await breathe();
  loaded.addText(text);
  return loaded;
}

function createGrowingIndex(decoded: DecodedIndex, headings: Headings): GrowingIndex {
  const answer = createAnswerer(decoded, headings);
  let texts: TextStore | undefined;
  return {
    addText(text) {
      texts = createTextStore(checkText(text, decoded));
    },
    warmUp() {
      for (const number of decoded.sections.keys()) {
        headings(number);
      }
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
  loaded.warmUp();
  return loaded;
}
