import type { IndexUrls } from "./serve-index.ts";

/** The index of the build that the page belongs to, as it was asked for. */
export interface RequestedIndex {
  readonly urls: IndexUrls;
  readonly response: Promise<Response>;
}

/** The bundler's base for addresses, which the framework sets to the site's. */
declare const __webpack_public_path__: string;

let requested: RequestedIndex | undefined;
let worker: Worker | undefined;
let isBegun = false;

/** Asks for the index and starts the worker that will search it, once; the provider takes them when its code is there. */
export function preloadProvider(): void {
  if (isBegun) {
    return;
  }
  isBegun = true;
  requested = requestIndex(__webpack_public_path__);
  try {
    worker = createIndexWorker();
    // Forgotten, so that the provider makes one of its own and hears why there is none.
    worker.onerror = () => {
      worker = undefined;
    };
  } catch {
    // The provider's own attempt tells.
  }
}

/** Returns the index that was asked for ahead of time, once: what could not be had is asked for anew. */
export function takePreloadedIndex(): RequestedIndex | undefined {
  const taken = requested;
  requested = undefined;
  isBegun = true;
  return taken;
}

/** Returns the worker that was started ahead of time, once. */
export function takePreloadedWorker(): Worker | undefined {
  const taken = worker;
  worker = undefined;
  return taken;
}

/**
 * Asks for the index of the page's own build, whose mark `plugins/search-index` writes into each page.
 *
 * @param baseUrl the site's, with a slash at its end.
 * @returns nothing in the preview, whose pages have no mark.
 */
export function requestIndex(baseUrl: string): RequestedIndex | undefined {
  const mark = document.querySelector<HTMLElement>("[data-search-mark]")?.dataset.searchMark;
  if (!mark) {
    return undefined;
  }
  const [indexUrl, textUrl] = [`${baseUrl}search/index.${mark}.json`, `${baseUrl}search/text.${mark}.json`];
  const response = fetch(indexUrl);
  // A failure is told by the search that needs the file.
  response.catch(() => undefined);
  return { urls: { indexUrl, textUrl }, response };
}

/**
 * Starts the code that searches and answers apart from the page.
 *
 * @throws DOMException where the page's policy forbids workers.
 */
export function createIndexWorker(): Worker {
  return new Worker(new URL("./index-worker.ts", import.meta.url), { type: "module" });
}
