import type { WorkerRequest, WorkerResponse } from "../../../packages/search/src/types.ts";
import type { SearchAnswer } from "../provider.ts";
import { type Engine, type StartEngine, WorkerBlockedError } from "./engine.ts";

/** The part of a worker that is used. */
export type SearchWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Gives what starts an engine in a worker of its own, where parsing and searching hold up nothing on the page.
 *
 * @param createWorker throws, or makes a worker that never loads, where the page's policy forbids workers.
 */
export function createWorkerStarter(createWorker: () => SearchWorker): StartEngine {
  return (urls, onComplete) =>
    new Promise<Engine>((resolve, reject) => {
      const worker = tryCreate(createWorker);
      const waiting = new Map<number, Waiting>();
      let lastId = 0;
      let fault: Error | undefined;

      const fail = (error: Error) => {
        fault = error;
        worker.terminate();
        reject(error);
        for (const search of waiting.values()) {
          search.reject(error);
        }
      };
      const engine: Engine = {
        search: (query, options) =>
          new Promise((resolveAnswer, rejectAnswer) => {
            if (fault) {
              rejectAnswer(fault);
              return;
            }
            lastId += 1;
            waiting.set(lastId, { resolve: resolveAnswer, reject: rejectAnswer });
            worker.postMessage({ type: "search", id: lastId, query, options } satisfies WorkerRequest);
          }),
      };
      worker.onerror = () => fail(new WorkerBlockedError("The worker of the search did not start."));
      worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
        switch (data.type) {
          case "ready":
            return resolve(engine);
          case "complete":
            return onComplete();
          case "answer":
            return take(waiting, data.id)?.resolve(data.answer);
          case "incomplete":
            // Hits without excerpts are still hits.
            return undefined;
          case "failed":
            return data.id === undefined
              ? fail(new Error(data.message))
              : take(waiting, data.id)?.reject(new Error(data.message));
        }
      };
      urls.then((known) => worker.postMessage({ type: "load", ...known } satisfies WorkerRequest), fail);
    });
}

function take(waiting: Map<number, Waiting>, id: number): Waiting | undefined {
  const search = waiting.get(id);
  waiting.delete(id);
  return search;
}

function tryCreate(createWorker: () => SearchWorker): SearchWorker {
  try {
    return createWorker();
  } catch (cause) {
    throw new WorkerBlockedError("Workers are not allowed on this page.", { cause });
  }
}
