import {
  AnswerError,
  type AnswerEvent,
  type AnswerFailure,
  type AnswerProvider,
  type AskOptions,
} from "@docs/answers/types";
import { type LocalIndex, openSharedIndex } from "../../search/providers/local-index.ts";
import type { CreateAnswerProvider } from "./create-provider.ts";

/** Creates the provider that answers from the site's own index, sharing the one that search uses. */
export const createProvider: CreateAnswerProvider = ({ baseUrl }) =>
  createLocalAnswerProvider(openSharedIndex(baseUrl));

/**
 * Creates a provider that answers from the site's own index by quoting its pages. No question leaves the browser.
 *
 * @param isOnline whether the browser believes that it's connected.
 */
export function createLocalAnswerProvider(
  index: Pick<LocalIndex, "load" | "ask">,
  isOnline: () => boolean = () => navigator.onLine,
): AnswerProvider {
  async function answer(question: string, { history, sdk }: AskOptions): Promise<readonly AnswerEvent[]> {
    // Earlier exchanges are identified by their question and sources; their text would only be copied for nothing.
    const earlier = history.map(({ question: asked, sources }) => ({ question: asked, sources, text: "" }));
    try {
      return await index.ask(question, { history: earlier, ...(sdk ? { sdk } : {}) });
    } catch (error) {
      throw new AnswerError(isOnline() ? toFailure(error) : "offline", String(error));
    }
  }

  return {
    isGenerated: false,
    preload: () => {
      // The question that needs the index reports the failure.
      index.load().catch(() => undefined);
    },
    async *ask(question, options) {
      const { signal } = options;
      if (signal?.aborted) {
        return;
      }
      yield { type: "thinking" };
      if (signal?.aborted) {
        // The consumer stopped on the first event, so an abort listener added now would never fire.
        return;
      }
      for (const event of (await untilAborted(answer(question, options), signal)) ?? []) {
        if (signal?.aborted) {
          return;
        }
        yield event;
      }
    },
  };
}

/**
 * Maps an error to a failure that tells the reader what to do: check the connection (`fetch` rejects with a
 * `TypeError`), reload the page after a new version of the site, or try again. Errors from the worker arrive with only
 * their name.
 */
function toFailure(error: unknown): AnswerFailure {
  switch (error instanceof Error ? error.name : "") {
    case "IndexError":
    case "SyntaxError":
      return "malformed";
    case "TypeError":
      return "offline";
    default:
      return "unavailable";
  }
}

/** Returns the result of the work, or undefined as soon as the reader stops waiting for it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined);
    signal?.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", stop));
  });
}
