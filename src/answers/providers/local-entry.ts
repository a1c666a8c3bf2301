import {
  AnswerError,
  type AnswerEvent,
  type AnswerFailure,
  type AnswerProvider,
  type AskOptions,
} from "@docs/answers/types";
import { type LocalIndex, openSharedIndex } from "../../search/providers/local-index.ts";
import type { CreateAnswerProvider } from "./create-provider.ts";

/** Creates what answers from the site's own index, the one that the search has open. */
export const createProvider: CreateAnswerProvider = ({ baseUrl }) =>
  createLocalAnswerProvider(openSharedIndex(baseUrl));

/**
 * Answers from the site's own index with words of the pages. No question leaves the browser.
 *
 * @param isOnline whether the browser believes that it is connected.
 */
export function createLocalAnswerProvider(
  index: Pick<LocalIndex, "load" | "ask">,
  isOnline: () => boolean = () => navigator.onLine,
): AnswerProvider {
  async function answer(question: string, { history, sdk }: AskOptions): Promise<readonly AnswerEvent[]> {
    // What was said before is known by its question and its sources; its text would only be copied.
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
      // A failure is told by the question that needs the index.
      index.load().catch(() => undefined);
    },
    async *ask(question, options) {
      const { signal } = options;
      if (signal?.aborted) {
        return;
      }
      yield { type: "thinking" };
      if (signal?.aborted) {
        // The consumer stopped on the first event: an abort listener added now would never fire.
        return;
      }
      for (const event of (await untilAborted(answer(question, options), signal)) ?? []) {
        if (signal?.aborted) {
          return;
        }
        if (event.type !== "thinking") {
          yield event;
        }
      }
    },
  };
}

/**
 * Names what a reader can do about an error: check the connection (`fetch` rejects with a TypeError), reload the page
 * after a new version of the site, or try again. Errors of the worker arrive with their name alone.
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

/** Returns what work returns, or nothing as soon as the reader stops waiting for it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined);
    signal?.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", stop));
  });
}
