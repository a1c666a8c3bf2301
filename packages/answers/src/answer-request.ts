import { IndexError } from "../../search/src/index-error.ts";
import { type Answerer, createAnswerer } from "./create-answerer.ts";
import type { AnswerEvent, AnswerFailure, AskOptions } from "./types.ts";

/** What the page tells the worker. */
export type AskRequest =
  | { readonly type: "load"; readonly indexUrl: string; readonly textUrl: string }
  | {
      readonly type: "ask";
      readonly id: number;
      readonly question: string;
      readonly options: Pick<AskOptions, "history" | "sdk">;
    };

/** What the worker tells the page. */
export type AskResponse =
  | { readonly type: "ready" }
  | { readonly type: "answer"; readonly id: number; readonly events: readonly AnswerEvent[] }
  /** With an id: that question did not succeed. Without one: loading did not, and may be asked for again. */
  | { readonly type: "failed"; readonly id?: number; readonly failure: AnswerFailure; readonly message: string };

/** What the worker needs of the world around it. */
export interface AskWorld {
  readonly fetchJson: (url: string) => Promise<unknown>;
  readonly send: (response: AskResponse) => void;
}

/** Asked once while nobody waits, so that the first reader's question finds everything read and compiled. */
const REHEARSAL = "How do I read an error message?";

/** Answers the messages of a page. Nothing that goes wrong escapes: it becomes a message. */
export function createAskHandler({ fetchJson, send }: AskWorld): (request: AskRequest) => Promise<void> {
  let answer: Answerer | undefined;
  return async (request) => {
    const id = request.type === "ask" ? { id: request.id } : {};
    try {
      if (request.type === "load") {
        const [index, text] = await Promise.all([fetchJson(request.indexUrl), fetchJson(request.textUrl)]);
        answer = createAnswerer(index, text);
        send({ type: "ready" });
        answer(REHEARSAL, { history: [] });
      } else {
        send({ type: "answer", id: request.id, events: expectLoaded(answer)(request.question, request.options) });
      }
    } catch (error) {
      send({ type: "failed", ...id, failure: toFailure(error), message: error instanceof Error ? error.message : "" });
    }
  };
}

function expectLoaded(answer: Answerer | undefined): Answerer {
  if (!answer) {
    throw new Error("The index is not loaded, expected a load request before the first question.");
  }
  return answer;
}

/**
 * Says of an error what a reader can do about it: check the connection (`fetch` rejects with a TypeError), reload the
 * page after a new version of the site, or try again.
 */
export function toFailure(error: unknown): AnswerFailure {
  if (error instanceof IndexError || error instanceof SyntaxError) {
    return "malformed";
  }
  return error instanceof TypeError ? "offline" : "unavailable";
}
