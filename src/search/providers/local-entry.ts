import { fetchJson } from "../../../packages/search/src/fetch-json.ts";
import type { SearchProvider } from "../provider.ts";
import { readManifest } from "./engine.ts";
import { createLocalProvider } from "./local.ts";
import { createPageStarter } from "./page-engine.ts";
import type { SiteContext } from "./site-context.ts";
import { createWorkerStarter } from "./worker-engine.ts";

/** Makes what searches the site's own index; `plugins/search` builds it in where no hosted service is configured. */
export function createProvider({ baseUrl }: SiteContext): SearchProvider {
  // Absolute, because a worker's own address is the base of what it fetches.
  const base = new URL(baseUrl, location.href).href;
  return createLocalProvider({
    readUrls: () => readManifest(base, fetchJson),
    startWorker: createWorkerStarter(
      () => new Worker(new URL("../../../packages/search/src/worker.ts", import.meta.url), { type: "module" }),
    ),
    startOnPage: createPageStarter({
      fetchJson,
      importEngine: async () => {
        // Taken by name, so that the worker's half of the package stays out of the page.
        const { loadIndexInSlices } = await import("../../../packages/search/src/index.ts");
        return { loadIndexInSlices };
      },
    }),
  });
}
