import { fetchJson } from "@docs/search/fetch-json";
import { readManifest } from "../../search/providers/engine.ts";
import type { CreateAnswerProvider } from "./create-provider.ts";
import { createLocalAnswerProvider } from "./local.ts";
import { createPageStarter, createWorkerStarter } from "./local-engine.ts";

/** Makes what answers from the site's own index. The files are those of the search: a browser has them already. */
export const createProvider: CreateAnswerProvider = ({ baseUrl }) => {
  // Absolute, because a worker's own address is the base of what it fetches.
  const base = new URL(baseUrl, location.href).href;
  return createLocalAnswerProvider({
    readUrls: () => readManifest(base, fetchJson),
    startWorker: createWorkerStarter(
      () => new Worker(new URL("../../../packages/answers/src/worker.ts", import.meta.url), { type: "module" }),
    ),
    startOnPage: createPageStarter({
      fetchJson,
      importEngine: async () => {
        // Taken by name, so that the worker's half of the package stays out of the page.
        const { createAnswererInSlices } = await import("@docs/answers");
        return { createAnswererInSlices };
      },
    }),
  });
};
