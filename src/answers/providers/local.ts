import { toFailure } from "@docs/answers/answer-request";
import { AnswerError, type AnswerEvent, type AnswerProvider, type AskOptions } from "@docs/answers/types";
import { type EngineStarts, keepEngine } from "../../search/providers/keep-engine.ts";
import type { LocalEngine } from "./local-engine.ts";

/** What the provider needs of the world. */
export interface LocalAnswerParts extends EngineStarts<LocalEngine> {
  /** Whether the browser believes that it is connected. */
  readonly isOnline?: () => boolean;
}

/** Answers from the site's own index with words of the pages. No question leaves the browser. */
export function createLocalAnswerProvider(parts: LocalAnswerParts): AnswerProvider {
  const { isOnline = () => navigator.onLine, ...starts } = parts;
  const engine = keepEngine(starts);

  async function answer(question: string, { history, sdk }: AskOptions): Promise<readonly AnswerEvent[]> {
    // What was said before is known by its question and its sources; its text would only be copied.
    const earlier = history.map(({ question: asked, sources }) => ({ question: asked, sources, text: "" }));
    try {
      const loaded = await engine.load();
      return await loaded.ask(question, { history: earlier, ...(sdk ? { sdk } : {}) }).catch((error: unknown) => {
        if (!(error instanceof AnswerError)) {
          engine.forget(loaded);
        }
        throw error;
      });
    } catch (error) {
      throw toAnswerError(error, isOnline());
    }
  }

  return {
    isGenerated: false,
    preload: () => {
      // A failure is told by the question that needs the index.
      engine.load().catch(() => undefined);
    },
    async *ask(question, options) {
      const { signal } = options;
      if (signal?.aborted) {
        return;
      }
      yield { type: "thinking" };
      if (signal?.aborted) {
        // Stopped by who got the first event: then no listener would ever be told.
        return;
      }
      const events = await untilAborted(answer(question, options), signal);
      for (const event of events ?? []) {
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

function toAnswerError(error: unknown, isOnline: boolean): AnswerError {
  const message = error instanceof Error ? error.message : String(error);
  if (!isOnline) {
    return new AnswerError("offline", message);
  }
  return error instanceof AnswerError ? error : new AnswerError(toFailure(error), message);
}

/** Gives what work gives, or nothing as soon as the reader stops waiting for it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined);
    signal?.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", stop));
  });
}
