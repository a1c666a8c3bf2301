import type { IndexUrls } from "./serve-index.ts";

/** The index of the page's own build, as it was requested. */
export interface RequestedIndex {
  readonly urls: IndexUrls;
  readonly response: Promise<Response>;
}

/** The bundler's base for addresses, which the framework sets to the site's base. */
declare const __webpack_public_path__: string;

let requested: RequestedIndex | undefined;
let worker: Worker | undefined;
let isBegun = false;

/** Requests the index and starts the worker to search it, once; the provider takes over both when it has loaded. */
export function preloadProvider(): void {
  if (isBegun) {
    return;
  }
  isBegun = true;
  requested = requestIndex(__webpack_public_path__);
  try {
    worker = createIndexWorker();
    // Discard the worker, so the provider creates its own and receives the error.
    worker.onerror = () => {
      worker = undefined;
    };
  } catch {
    // The provider's own attempt reports the failure.
  }
}

/** Returns the index that was requested ahead of time, once; anything that failed is requested again. */
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
 * Requests the index of the page's own build, whose mark `plugins/search-index` writes into each page.
 *
 * @param baseUrl the site's base, ending with a slash.
 * @returns undefined in the preview, whose pages have no mark.
 */
export function requestIndex(baseUrl: string): RequestedIndex | undefined {
  const mark = document.querySelector<HTMLElement>("[data-search-mark]")?.dataset.searchMark;
  if (!mark) {
    return undefined;
  }
  const [indexUrl, textUrl] = [`${baseUrl}search/index.${mark}.json`, `${baseUrl}search/text.${mark}.json`];
  const response = fetch(indexUrl);
  // The search that needs the file reports the failure.
  response.catch(() => undefined);
  return { urls: { indexUrl, textUrl }, response };
}

/**
 * Creates the worker that searches and answers off the main thread.
 *
 * @throws DOMException if the page's policy forbids workers.
 */
export function createIndexWorker(): Worker {
  return new Worker(new URL("./index-worker.ts", import.meta.url), { type: "module" });
}
