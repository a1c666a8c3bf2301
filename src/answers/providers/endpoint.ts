import type { AnswerProvider } from "@docs/answers/types";
import { ask, type Connection, post, toMessages } from "./request.ts";

export interface EndpointParts extends Connection {
  /** Full address of the answer server. */
  readonly url: string;
  readonly createId: () => string;
}

/** Creates a provider that asks an answer server, such as the one in `server/`. */
export function createEndpointProvider({ url, createId, ...connection }: EndpointParts): AnswerProvider {
  return {
    // There's nothing to load: the server hears nothing of a reader before the first question.
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
    async sendFeedback(vote, { question }) {
      await post(connection, url, { body: { vote, question } });
    },
    isGenerated: true,
  };
}
