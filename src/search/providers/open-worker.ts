import { type IndexUrls, WorkerBlockedError } from "./engine.ts";

/** The part of a worker that is used. */
export type IndexWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** What every worker of an index says of itself and of what it was asked; anything else is its own. */
type Message =
  | { readonly type: "ready" }
  | { readonly type: "answer"; readonly id: number }
  /** With an id: that call did not succeed. Without one: loading did not. */
  | { readonly type: "failed"; readonly id?: number; readonly message: string }
  | { readonly type: string; readonly id?: undefined };

type Answer<Response> = Extract<Response, { type: "answer" }>;
type Failed<Response> = Extract<Response, { type: "failed" }>;

/** A worker whose index is loaded. */
export interface OpenWorker<Request, Response> {
  /**
   * Asks something.
   *
   * @param toRequest makes the message from the number by which its answer will be known.
   * @returns the answer with that number, in whatever order answers come; rejects when the worker says that it failed,
   *   or dies.
   */
  readonly call: (toRequest: (id: number) => Request) => Promise<Answer<Response>>;
}

/** How a worker is opened. */
export interface OpenWorkerParts<Response> {
  /** Throws, or makes a worker that never loads, where the page's policy forbids workers. */
  readonly createWorker: () => IndexWorker;
  /** Where the index is; the worker's code loads while that is still being asked for. */
  readonly urls: Promise<IndexUrls>;
  /** Whose worker it is, for messages: "the search". */
  readonly owner: string;
  readonly toError: (failed: Failed<Response>) => Error;
  /** Called with what is neither an answer nor a failure. */
  readonly onOther?: (response: Exclude<Response, { type: "ready" | "answer" | "failed" }>) => void;
}

interface Waiting<Answered> {
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens an index in a worker of its own, where parsing and asking hold up nothing on the page.
 *
 * @throws WorkerBlockedError where workers are not allowed; any other error when the index cannot be loaded.
 */
export function openWorker<Request, Response extends Message>(
  parts: OpenWorkerParts<Response>,
): Promise<OpenWorker<Request, Response>> {
  const { urls, owner, toError, onOther } = parts;
  return new Promise((resolve, reject) => {
    const worker = tryCreate(parts.createWorker);
    const calls = createCalls<Answer<Response>>();
    const fail = (error: Error) => {
      worker.terminate();
      reject(error);
      calls.end(error);
    };
    worker.onerror = () => fail(new WorkerBlockedError(`The worker of ${owner} did not start.`));
    worker.onmessage = ({ data }: MessageEvent<Response>) => {
      if (isReady(data)) {
        resolve({ call: (toRequest) => calls.add((id) => worker.postMessage(toRequest(id))) });
      } else if (isAnswer(data)) {
        calls.take(data.id)?.resolve(data);
      } else if (isFailed(data)) {
        const { id } = data;
        const error = toError(data);
        id === undefined ? fail(error) : calls.take(id)?.reject(error);
      } else {
        onOther?.(data as Parameters<NonNullable<typeof onOther>>[0]);
      }
    };
    urls.then((known) => worker.postMessage({ type: "load", ...known }), fail);
  });
}

/** Keeps what waits for the worker: answers come with the number of their call. */
function createCalls<Answered>() {
  const waiting = new Map<number, Waiting<Answered>>();
  let lastId = 0;
  let fault: Error | undefined;
  return {
    add: (send: (id: number) => void) =>
      new Promise<Answered>((resolve, reject) => {
        if (fault) {
          reject(fault);
          return;
        }
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        send(lastId);
      }),
    take: (id: number): Waiting<Answered> | undefined => {
      const call = waiting.get(id);
      waiting.delete(id);
      return call;
    },
    /** Fails all that waits, and all that comes later. */
    end: (error: Error) => {
      fault = error;
      for (const { reject } of waiting.values()) {
        reject(error);
      }
      waiting.clear();
    },
  };
}

function isReady(data: Message): boolean {
  return data.type === "ready";
}

function isAnswer<Response extends Message>(data: Response): data is Answer<Response> & { readonly id: number } {
  return data.type === "answer";
}

function isFailed<Response extends Message>(data: Response): data is Failed<Response> {
  return data.type === "failed";
}

function tryCreate(createWorker: () => IndexWorker): IndexWorker {
  try {
    return createWorker();
  } catch (cause) {
    throw new WorkerBlockedError("Workers are not allowed on this page.", { cause });
  }
}
