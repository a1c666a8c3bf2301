import type { AskRequest, AskResponse } from "@docs/answers/answer-request";
import { AnswerError, type AnswerEvent, type AskOptions } from "@docs/answers/types";
import type { IndexUrls } from "../../search/providers/engine.ts";
import { type IndexWorker, openWorker } from "../../search/providers/open-worker.ts";

/** What a question is asked with, as it goes to another thread. */
export type LocalOptions = Pick<AskOptions, "history" | "sdk">;

/** An index that is open for questions, wherever it lives. */
export interface LocalEngine {
  ask(question: string, options: LocalOptions): Promise<readonly AnswerEvent[]>;
}

/** Starts an engine; its code loads while the addresses of its files are still being asked for. */
export type StartLocalEngine = (urls: Promise<IndexUrls>) => Promise<LocalEngine>;

/** Gives what starts an engine in a worker; `createWorker` may throw where the page's policy forbids workers. */
export function createWorkerStarter(createWorker: () => IndexWorker): StartLocalEngine {
  return async (urls) => {
    const { call } = await openWorker<AskRequest, AskResponse>({
      createWorker,
      urls,
      owner: "Ask AI",
      toError: ({ failure, message }) => new AnswerError(failure, message),
    });
    return {
      ask: async (question, options) => (await call((id) => ({ type: "ask", id, question, options }))).events,
    };
  };
}

/** What the engine within the page needs of the world. */
export interface PageEngineParts {
  readonly fetchJson: (url: string) => Promise<unknown>;
  /** Loads the code that a worker would have had. */
  readonly importEngine: () => Promise<Pick<typeof import("@docs/answers"), "createAnswererInSlices">>;
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
