/** Runs in the page and measures searches that a reader's keystrokes trigger. */
import { loadIndex } from "@docs/search";
import type { SearchIndex } from "@docs/search/types";

declare global {
  interface Window {
    searchBench: typeof searchBench;
  }
}

let index: SearchIndex | undefined;

const searchBench = {
  /** Loads an index and returns how long that took, in milliseconds. */
  async load(indexUrl: string, textUrl: string): Promise<number> {
    const [file, text] = await Promise.all([indexUrl, textUrl].map(async (url) => (await fetch(url)).json()));
    const started = performance.now();
    index = loadIndex(file, text);
    return performance.now() - started;
  },

  /** Searches for each of the queries and returns how long each search took, in milliseconds. */
  search(queries: readonly string[]): number[] {
    return queries.map((query) => {
      const started = performance.now();
      index?.search(query, { limit: 20 });
      return performance.now() - started;
    });
  },
};

window.searchBench = searchBench;
