import type { AnswerEvent } from "@docs/answers/types";
import { fetchJson } from "@docs/search/fetch-json";
import type { SearchAnswer, SearchManifest, SearchOptions } from "@docs/search/types";
import {
  createIndexWorker,
  type RequestedIndex,
  requestIndex,
  takePreloadedIndex,
  takePreloadedWorker,
} from "./local-preload-entry.ts";
import {
  createWorkerInPage,
  type IndexWorker,
  type OpenIndex,
  openIndex,
  tryCreate,
  WorkerBlockedError,
} from "./open-index.ts";
import type { IndexCall, IndexUrls, QuestionOptions } from "./serve-index.ts";

/** The site's own index, in a worker or the page: loaded once, on the first call. */
export interface LocalIndex {
  /** Loads the index; after a failure, the next call tries again from the start. */
  readonly load: () => Promise<unknown>;
  readonly search: (query: string, options: SearchOptions) => Promise<SearchAnswer>;
  readonly ask: (question: string, options: QuestionOptions) => Promise<readonly AnswerEvent[]>;
  /** Calls back once the excerpts have arrived; returns a function that unsubscribes. */
  readonly onComplete: (listener: () => void) => () => void;
}

/** Dependencies of the index. */
export interface LocalIndexParts {
  /** Finds the address of the index while the worker's code loads. */
  readonly readUrls: () => Promise<IndexUrls>;
  /** Creates a worker. If the page's policy forbids workers, it throws or returns one that never starts. */
  readonly createWorker: () => IndexWorker;
  /** Creates a replacement for the worker that does the same work within the page. */
  readonly createPageWorker?: () => Promise<IndexWorker>;
  /** How long the index may take before the reader sees an error, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Even on a slow phone, an index loads within seconds; after this, the connection is the more likely cause. */
const TIMEOUT_MS = 20_000;

/** Opens the index in a worker, or within the page if workers are blocked. */
export function createLocalIndex(parts: LocalIndexParts): LocalIndex {
  const { readUrls, createWorker, createPageWorker = createWorkerInPage, timeoutMs = TIMEOUT_MS } = parts;
  const listeners = new Set<() => void>();
  let opening: Promise<OpenIndex> | undefined;
  let running: OpenIndex | undefined;

  const events = {
    onComplete: () => {
      for (const listener of listeners) {
        listener();
      }
    },
    // The next call starts again.
    onEnd: (ended: OpenIndex) => {
      if (ended === running) {
        opening = running = undefined;
      }
    },
  };

  async function start(): Promise<OpenIndex> {
    const urls = readUrls();
    try {
      return await openIndex(tryCreate(createWorker), urls, events);
    } catch (error) {
      if (error instanceof WorkerBlockedError) {
        return openIndex(await createPageWorker(), urls, events);
      }
      throw error;
    }
  }

  async function begin(): Promise<OpenIndex> {
    const starting = start();
    const keep = (opened: OpenIndex) => {
      running ??= opened;
      opening ??= starting;
    };
    // An index that arrives late is as good as what another attempt would load.
    starting.then(keep, () => undefined);
    try {
      return await withTimeout(starting, timeoutMs);
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  function load(): Promise<OpenIndex> {
    opening ??= begin();
    return opening;
  }

  async function call(request: IndexCall): Promise<unknown> {
    // If the index is open, don't wait, so the request goes out while the key press is still being handled.
    return (running ?? (await load())).call(request);
  }

  return {
    load,
    search: async (query, options) => (await call({ type: "search", query, options })) as SearchAnswer,
    ask: async (question, options) => (await call({ type: "ask", question, options })) as readonly AnswerEvent[],
    onComplete: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No index after ${timeoutMs} ms. Try again.`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Returns the addresses of the index that was requested, or of the newest build's index.
 *
 * @param baseUrl the site's base, ending with a slash.
 * @throws Error if the manifest is needed and can't be loaded.
 */
export async function readUrls(
  baseUrl: string,
  requested: RequestedIndex | undefined,
  readJson: (url: string) => Promise<unknown> = fetchJson,
): Promise<IndexUrls> {
  const index = await requested?.response.then(
    (response) => (response.ok ? response.arrayBuffer() : undefined),
    () => undefined,
  );
  if (requested && index) {
    return { ...requested.urls, index };
  }
  // A page that was open during a deploy may have requested files that no longer exist.
  const url = `${baseUrl}search/manifest.json`;
  const manifest = (await readJson(url)) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== "string" || typeof manifest.text !== "string") {
    throw new Error(`Unexpected content of ${url}, expected the addresses of an index. Build the site again.`);
  }
  const resolve = (path: string) => baseUrl + path.replace(/^\//, "");
  return { indexUrl: resolve(manifest.index), textUrl: resolve(manifest.text) };
}

let shared: LocalIndex | undefined;

/** Returns the page's one index, which its search and Ask AI share. */
export function openSharedIndex(baseUrl: string): LocalIndex {
  // This is absolute because a worker resolves what it fetches against its own address.
  const base = new URL(baseUrl, location.href).href;
  shared ??= createLocalIndex({
    readUrls: () => readUrls(base, takePreloadedIndex() ?? requestIndex(base)),
    createWorker: () => takePreloadedWorker() ?? createIndexWorker(),
  });
  return shared;
}
