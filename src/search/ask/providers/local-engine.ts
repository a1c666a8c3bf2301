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
      const waiting = new Map<number, (response: AskResponse | Error) => void>();
      let lastId = 0;
      let fault: Error | undefined;
      const fail = (error: Error) => {
        fault = error;
        worker.terminate();
        reject(error);
        for (const end of waiting.values()) {
          end(error);
        }
        waiting.clear();
      };
      const ask: LocalEngine["ask"] = (question, options) =>
        new Promise((resolveAnswer, rejectAnswer) => {
          if (fault) {
            rejectAnswer(fault);
            return;
          }
          lastId += 1;
          waiting.set(lastId, (end) => {
            if (end instanceof Error) {
              rejectAnswer(end);
            } else if (end.type === "answer") {
              resolveAnswer(end.events);
            }
          });
          worker.postMessage({ type: "ask", id: lastId, question, options } satisfies AskRequest);
        });
      worker.onerror = () => fail(new WorkerBlockedError("The worker of Ask AI did not start."));
      worker.onmessage = ({ data }: MessageEvent<AskResponse>) => {
        if (data.type === "ready") {
          resolve({ ask });
          return;
        }
        const error = data.type === "failed" ? new AnswerError(data.failure, data.message) : undefined;
        if (error && data.id === undefined) {
          fail(error);
        } else if (data.id !== undefined) {
          waiting.get(data.id)?.(error ?? data);
          waiting.delete(data.id);
        }
      };
      urls.then((known) => worker.postMessage({ type: "load", ...known } satisfies AskRequest), fail);
    });
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
