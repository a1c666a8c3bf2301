import type { WorkerRequest, WorkerResponse } from "@docs/search/types";
import type { StartEngine } from "./engine.ts";
import { type IndexWorker, openWorker } from "./open-worker.ts";

/** Gives what starts an engine in a worker; `createWorker` may throw where the page's policy forbids workers. */
export function createWorkerStarter(createWorker: () => IndexWorker): StartEngine {
  return async (urls, onComplete) => {
    const { call } = await openWorker<WorkerRequest, WorkerResponse>({
      createWorker,
      urls,
      owner: "the search",
      toError: ({ message }) => new Error(message),
      onOther: ({ type }) => {
        // Texts that are missing are passed over: hits without excerpts are still hits.
        if (type === "complete") {
          onComplete();
        }
      },
    });
    return {
      search: async (query, options) => (await call((id) => ({ type: "search", id, query, options }))).answer,
    };
  };
}
