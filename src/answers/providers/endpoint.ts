import type { AnswerProvider } from "@docs/answers/types";
import { ask, type Connection, post, toMessages } from "./request.ts";

/** What the provider needs to know and to have. */
export interface EndpointParts extends Connection {
  /** Whole address of the answer server. */
  readonly url: string;
  readonly createId: () => string;
}

/** Asks an answer server, such as that of `server/`. */
export function createEndpointProvider({ url, createId, ...connection }: EndpointParts): AnswerProvider {
  return {
    // Nothing to load: a question is the first that the server hears of a reader.
    preload: () => undefined,
    ask: (question, { history, sdk, signal }) =>
      ask(
        () =>
          post(connection, url, {
            body: { messages: toMessages(question, createId(), history), ...(sdk ? { sdk } : {}) },
            signal,
          }),
        signal,
      ),
    isGenerated: true,
  };
}
