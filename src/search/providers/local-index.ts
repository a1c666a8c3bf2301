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

/** The site's own index, wherever it lives: loaded once, on the first call. */
export interface LocalIndex {
  /** Loads the index; after a failure the next call tries again from the start. */
  readonly load: () => Promise<unknown>;
  readonly search: (query: string, options: SearchOptions) => Promise<SearchAnswer>;
  readonly ask: (question: string, options: QuestionOptions) => Promise<readonly AnswerEvent[]>;
  /** Calls back once the excerpts have arrived; returns what ends that. */
  readonly onComplete: (listener: () => void) => () => void;
}

/** How the index is opened. */
export interface LocalIndexParts {
  /** Finds out where the index is; the worker's code loads in the meantime. */
  readonly readUrls: () => Promise<IndexUrls>;
  /** Throws, or creates a worker that never starts, where the page's policy forbids workers. */
  readonly createWorker: () => IndexWorker;
  /** Creates a stand-in for a worker that does the same work within the page. */
  readonly createPageWorker?: () => Promise<IndexWorker>;
  /** How long the index may take before the reader is told, in milliseconds. */
  readonly timeoutMs?: number;
}

/** An index comes within seconds even on a slow phone; later than this the connection is the more likely cause. */
const TIMEOUT_MS = 20_000;

/** Opens the index in a worker, or within the page where workers are blocked. */
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
    // One that comes late is as good as what another try would load.
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
    // Without waiting where it is open, so that it is asked within the reader's key.
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
 * Returns the index that was requested, or the addresses of the newest build's.
 *
 * @param baseUrl the site's, with a slash at its end.
 * @throws Error when the manifest is needed and can't be loaded.
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
  // A page that was open during a deploy may have asked for files that are no longer there.
  const url = `${baseUrl}search/manifest.json`;
  const manifest = (await readJson(url)) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== "string" || typeof manifest.text !== "string") {
    throw new Error(`Unexpected content of ${url}, expected the addresses of an index. Build the site again.`);
  }
  const resolve = (path: string) => baseUrl + path.replace(/^\//, "");
  return { indexUrl: resolve(manifest.index), textUrl: resolve(manifest.text) };
}

let shared: LocalIndex | undefined;

/** Returns the one index of the page, for its search and its Ask AI. */
export function openSharedIndex(baseUrl: string): LocalIndex {
  // Absolute, because a worker's own address is the base of what it fetches.
  const base = new URL(baseUrl, location.href).href;
  shared ??= createLocalIndex({
    readUrls: () => readUrls(base, takePreloadedIndex() ?? requestIndex(base)),
    createWorker: () => takePreloadedWorker() ?? createIndexWorker(),
  });
  return shared;
}
