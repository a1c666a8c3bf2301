import type { SearchProvider, SiteContext } from "../provider.ts";
import { type LocalIndex, openSharedIndex } from "./local-index.ts";

/** Creates the search of the site's own index; `plugins/search` builds it in if no hosted service is configured. */
export function createProvider({ baseUrl }: SiteContext): SearchProvider {
  return createLocalProvider(openSharedIndex(baseUrl));
}

/** Creates a provider that searches an index, which loads on the first intent. */
export function createLocalProvider(index: LocalIndex): SearchProvider {
  return {
    poweredBy: { label: "BM25", href: "https://en.wikipedia.org/wiki/Okapi_BM25" },
    preload: () => {
      // The search that needs the index reports the failure.
      index.load().catch(() => undefined);
    },
    search: async (query, { signal, ...options }) => {
      const answer = await index.search(query, options);
      signal?.throwIfAborted();
      return answer;
    },
    onUpdate: index.onComplete,
  };
}
