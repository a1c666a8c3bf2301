/** The two files that a search begins with, as they were asked for. */
export interface PreloadedFiles {
  readonly manifest: Promise<Response>;
  readonly index: Promise<Response>;
}

/** Where the index of every build is; the texts have a name of their own in each build, which the manifest tells. */
const INDEX_PATH = "search/index.json";

const MANIFEST_PATH = "search/manifest.json";

/** The bundler's base for addresses, which the framework sets to the site's. */
declare const __webpack_public_path__: string;

let files: PreloadedFiles | undefined;
let worker: Worker | undefined;
let isBegun = false;

/** Asks for the index and starts the worker that will search it, once; the provider takes them when its code is there. */
export function preloadProvider(): void {
  if (isBegun) {
    return;
  }
  isBegun = true;
  files = requestFiles(__webpack_public_path__);
  try {
    worker = createSearchWorker();
    // Forgotten, so that the provider makes one of its own and hears why there is none.
    worker.onerror = () => {
      worker = undefined;
    };
  } catch {
    // The provider's own attempt tells.
  }
}

/** Gives the files that were asked for ahead of time, once: what could not be had is asked for anew. */
export function takePreloadedFiles(): PreloadedFiles | undefined {
  const taken = files;
  files = undefined;
  isBegun = true;
  return taken;
}

/** Gives the worker that was started ahead of time, once. */
export function takePreloadedWorker(): Worker | undefined {
  const taken = worker;
  worker = undefined;
  return taken;
}

/**
 * Asks for both files at once.
 *
 * @param baseUrl the site's, with a slash at its end.
 */
export function requestFiles(baseUrl: string): PreloadedFiles {
  const requested = { manifest: fetch(baseUrl + MANIFEST_PATH), index: fetch(baseUrl + INDEX_PATH) };
  for (const request of [requested.manifest, requested.index]) {
    // A failure is told by the search that needs the file.
    request.catch(() => undefined);
  }
  return requested;
}

/**
 * Starts the code that searches apart from the page.
 *
 * @throws DOMException where the page's policy forbids workers.
 */
export function createSearchWorker(): Worker {
  return new Worker(new URL("../../../packages/search/src/worker.ts", import.meta.url), { type: "module" });
}
