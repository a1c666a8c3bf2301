import type { AskRequest, AskResponse } from "../../../../packages/answers/src/answer-request.ts";
import { AnswerError, type AnswerEvent, type AskOptions } from "../../../../packages/answers/src/types.ts";
import { type IndexUrls, WorkerBlockedError } from "../../providers/engine.ts";

/** What a question is asked with, as it goes to another thread. */
export type LocalOptions = Pick<AskOptions, "history" | "sdk">;

/** An index that is open for questions, wherever it lives. */
export interface LocalEngine {
  ask(question: string, options: LocalOptions): Promise<readonly AnswerEvent[]>;
}

/** Starts an engine; its code loads while the addresses of its files are still being asked for. */
export type StartLocalEngine = (urls: Promise<IndexUrls>) => Promise<LocalEngine>;

/** The part of a worker that is used. */
export type AskWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/**
 * Gives what starts an engine in a worker of its own.
 *
 * @param createWorker throws, or makes a worker that never loads, where the page's policy forbids workers.
 */
export function createWorkerStarter(createWorker: () => AskWorker): StartLocalEngine {
  return (urls) =>
    new Promise<LocalEngine>((resolve, reject) => {
      const worker = tryCreate(createWorker);
      const questions = createQuestions((request) => worker.postMessage(request));
      const fail = (error: Error) => {
        worker.terminate();
        reject(error);
        questions.end(error);
      };
      worker.onerror = () => fail(new WorkerBlockedError("The worker of Ask AI did not start."));
      worker.onmessage = ({ data }: MessageEvent<AskResponse>) => {
        if (data.type === "ready") {
          resolve({ ask: questions.ask });
        } else if (data.type === "failed" && data.id === undefined) {
          fail(new AnswerError(data.failure, data.message));
        } else {
          questions.take(data);
        }
      };
      urls.then((known) => worker.postMessage({ type: "load", ...known } satisfies AskRequest), fail);
    });
}

type Taken = Exclude<AskResponse, { type: "ready" }>;

/** Keeps what waits for the worker: answers come with the number of their question. */
function createQuestions(send: (request: AskRequest) => void) {
  const waiting = new Map<
    number,
    { resolve: (events: readonly AnswerEvent[]) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let fault: Error | undefined;
  return {
    ask: (question: string, options: LocalOptions) =>
      new Promise<readonly AnswerEvent[]>((resolve, reject) => {
        if (fault) {
          reject(fault);
          return;
        }
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        send({ type: "ask", id: lastId, question, options });
      }),
    take(response: Taken) {
      const id = response.id ?? 0;
      const question = waiting.get(id);
      waiting.delete(id);
      if (response.type === "answer") {
        question?.resolve(response.events);
      } else {
        question?.reject(new AnswerError(response.failure, response.message));
      }
    },
    /** Fails all that waits, and all that comes later. */
    end(error: Error) {
      fault = error;
      for (const { reject } of waiting.values()) {
        reject(error);
      }
      waiting.clear();
    },
  };
}

function tryCreate(createWorker: () => AskWorker): AskWorker {
  try {
    return createWorker();
  } catch (cause) {
    throw new WorkerBlockedError("Workers are not allowed on this page.", { cause });
  }
}

/** What the engine within the page needs of the world. */
export interface PageEngineParts {
  readonly fetchJson: (url: string) => Promise<unknown>;
  /** Loads the code that a worker would have had. */
  readonly importEngine: () => Promise<
    Pick<typeof import("../../../../packages/answers/src/index.ts"), "createAnswererInSlices">
  >;
}

/** Gives what starts an engine within the page, for where workers are blocked. */
export function createPageStarter({ fetchJson, importEngine }: PageEngineParts): StartLocalEngine {
  return async (urls) => {
    const { indexUrl, textUrl } = await urls;
    const [{ createAnswererInSlices }, index, text] = await Promise.all([
      importEngine(),
      fetchJson(indexUrl),
      fetchJson(textUrl),
    ]);
    const answer = await createAnswererInSlices(index, text);
    return { ask: async (question, options) => answer(question, options) };
  };
}
