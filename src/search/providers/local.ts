import type { SearchAnswer, SearchProvider, SearchRequest } from "../provider.ts";
import type { Engine, StartEngine } from "./engine.ts";
import { type EngineStarts, keepEngine } from "./keep-engine.ts";

/** What the provider needs of the world. */
export interface LocalProviderParts extends Omit<EngineStarts<Engine>, "startWorker" | "startOnPage"> {
  /** Starts the engine apart from the page; rejects with `WorkerBlockedError` where that is not allowed. */
  readonly startWorker: StartEngine;
  /** Starts the engine within the page. */
  readonly startOnPage: StartEngine;
}

/** Searches the site's own index, which is loaded once, on the first call. */
export function createLocalProvider({ startWorker, startOnPage, ...parts }: LocalProviderParts): SearchProvider {
  const listeners = new Set<() => void>();
  const onComplete = () => {
    for (const listener of listeners) {
      listener();
    }
  };
  const engine = keepEngine({
    ...parts,
    startWorker: (urls) => startWorker(urls, onComplete),
    startOnPage: (urls) => startOnPage(urls, onComplete),
  });

  return {
    poweredBy: { label: "BM25", href: "https://en.wikipedia.org/wiki/Okapi_BM25" },
    preload: () => {
      // A failure is told by the search that needs the index.
      engine.load().catch(() => undefined);
    },
    search: async (query, { signal, ...options }: SearchRequest): Promise<SearchAnswer> => {
      const loaded = engine.running() ?? (await engine.load());
      signal?.throwIfAborted();
      const answer = await loaded.search(query, options).catch((error: unknown) => {
        engine.forget(loaded);
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
