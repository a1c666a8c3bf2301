import type { IndexCall, IndexRequest, IndexResponse, IndexUrls } from "./serve-index.ts";

/** The part of a worker's interface that's used. */
export type IndexWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** A worker with a loaded index; `call` rejects if the worker reports a failure or dies. */
export interface OpenIndex {
  readonly call: (call: IndexCall) => Promise<unknown>;
}

/** The browser doesn't allow workers here, although the index itself may be fine. */
export class WorkerBlockedError extends Error {
  override name = "WorkerBlockedError";
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface IndexEvents {
  readonly onComplete: () => void;
  /** Called when the worker has died. */
  readonly onEnd: (ended: OpenIndex) => void;
}

/** Loads the index in a worker, and matches its answers to calls by number, in whatever order they arrive. */
export function openIndex(worker: IndexWorker, urls: Promise<IndexUrls>, { onComplete, onEnd }: IndexEvents) {
  return new Promise<OpenIndex>((resolve, reject) => {
    const post = (request: IndexRequest) => worker.postMessage(request);
    const waiting = new Map<number, Waiting>();
    let lastId = 0;
    const opened: OpenIndex = {
      call: (request) =>
        new Promise((resolveCall, rejectCall) => {
          lastId += 1;
          waiting.set(lastId, { resolve: resolveCall, reject: rejectCall });
          post({ ...request, id: lastId });
        }),
    };
    const take = (id: number): Waiting | undefined => {
      const call = waiting.get(id);
      waiting.delete(id);
      return call;
    };
    const end = (error: Error) => {
      worker.terminate();
      reject(error);
      for (const id of waiting.keys()) {
        take(id)?.reject(error);
      }
      onEnd(opened);
    };
    worker.onerror = () => end(new WorkerBlockedError("The worker of the index did not start."));
    worker.onmessage = ({ data }: MessageEvent<IndexResponse>) => {
      switch (data.type) {
        case "ready":
          return resolve(opened);
        case "complete":
          return onComplete();
        case "answer":
          return take(data.id)?.resolve(data.answer);
        case "failed": {
          const error = Object.assign(new Error(data.message), { name: data.name });
          return data.id === undefined ? end(error) : take(data.id)?.reject(error);
        }
      }
    };
    urls.then((known) => post({ type: "load", ...known }), end);
  });
}

/**
 * Creates a worker.
 *
 * @throws WorkerBlockedError if the browser refuses.
 */
export function tryCreate(createWorker: () => IndexWorker): IndexWorker {
  try {
    return createWorker();
  } catch (cause) {
    throw new WorkerBlockedError("Workers are not allowed on this page.", { cause });
  }
}

/** Creates a replacement for a worker that does the same work within the page. */
export async function createWorkerInPage(): Promise<IndexWorker> {
  const { createIndexServer } = await import("./serve-index.ts");
  const worker: IndexWorker = {
    postMessage: (request: IndexRequest) => void serve(request),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  const serve = createIndexServer({
    fetch: (url, options) => fetch(url, options),
    send: (data) => worker.onmessage?.call(worker as Worker, new MessageEvent("message", { data })),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  return worker;
}
