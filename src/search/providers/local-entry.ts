import { fetchJson } from "@docs/search/fetch-json";
import type { SearchProvider } from "../provider.ts";
import { createLocalProvider } from "./local.ts";
import { createSearchWorker, requestIndex, takePreloadedIndex, takePreloadedWorker } from "./local-preload-entry.ts";
import { createPageStarter } from "./page-engine.ts";
import { readIndex } from "./read-index.ts";
import type { SiteContext } from "./site-context.ts";
import { createWorkerStarter } from "./worker-engine.ts";

/** Makes what searches the site's own index; `plugins/search` builds it in where no hosted service is configured. */
export function createProvider({ baseUrl }: SiteContext): SearchProvider {
  // Absolute, because a worker's own address is the base of what it fetches.
  const base = new URL(baseUrl, location.href).href;
  return createLocalProvider({
    readUrls: () => readIndex(base, takePreloadedIndex() ?? requestIndex(base)),
    startWorker: createWorkerStarter(() => takePreloadedWorker() ?? createSearchWorker()),
    startOnPage: createPageStarter({
      fetchJson,
      importEngine: async () => {
        // Taken by name, so that the worker's half of the package stays out of the page.
        const { loadIndexInSlices } = await import("@docs/search");
        return { loadIndexInSlices };
      },
    }),
  });
}
