import type { SearchAnswer, SearchProvider, SearchRequest } from "../provider.ts";
import { type Engine, type IndexUrls, type StartEngine, WorkerBlockedError } from "./engine.ts";

/** What the provider needs of the world. */
export interface LocalProviderParts {
  /** Finds out where the index is. */
  readonly readUrls: () => Promise<IndexUrls>;
  /** Starts the engine apart from the page; rejects with `WorkerBlockedError` where that is not allowed. */
  readonly startWorker: StartEngine;
  /** Starts the engine within the page. */
  readonly startOnPage: StartEngine;
  /** How long the index may take before the reader is told, in milliseconds. */
  readonly timeoutMs?: number;
}

/** An index comes within seconds even on a slow phone; later than this the connection is the more likely cause. */
const TIMEOUT_MS = 20_000;

/** Searches the site's own index, which is loaded once, on the first call. */
export function createLocalProvider(parts: LocalProviderParts): SearchProvider {
  const { readUrls, startWorker, startOnPage, timeoutMs = TIMEOUT_MS } = parts;
  const listeners = new Set<() => void>();
  let engine: Promise<Engine> | undefined;

  async function start(): Promise<Engine> {
    const urls = readUrls();
    const onComplete = () => {
      for (const listener of listeners) {
        listener();
      }
    };
    try {
      return await startWorker(urls, onComplete);
    } catch (error) {
      if (error instanceof WorkerBlockedError) {
        return startOnPage(urls, onComplete);
      }
      throw error;
    }
  }

  function load(): Promise<Engine> {
    engine ??= withTimeout(start(), timeoutMs).catch((error: unknown) => {
      // Forgotten, so that the next search tries again.
      engine = undefined;
      throw error;
    });
    return engine;
  }

  return {
    poweredBy: { label: "MiniSearch", href: "https://github.com/lucaong/minisearch" },
    preload: () => {
      // A failure is told by the search that needs the index.
      load().catch(() => undefined);
    },
    search: async (query, { signal, ...options }: SearchRequest): Promise<SearchAnswer> => {
      const loaded = await load();
      signal?.throwIfAborted();
      const answer = await loaded.search(query, options).catch((error: unknown) => {
        // Its worker may have ended; the next search starts a new one.
        engine = undefined;
        throw error;
      });
      signal?.throwIfAborted();
      return answer;
    },
    onUpdate: (listener) => {
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
