import { toFailure } from "../../../../packages/answers/src/answer-request.ts";
import {
  AnswerError,
  type AnswerEvent,
  type AnswerProvider,
  type AskOptions,
} from "../../../../packages/answers/src/types.ts";
import { type IndexUrls, WorkerBlockedError } from "../../providers/engine.ts";
import type { LocalEngine, StartLocalEngine } from "./local-engine.ts";

/** What the provider needs of the world. */
export interface LocalAnswerParts {
  /** Finds out where the index is. */
  readonly readUrls: () => Promise<IndexUrls>;
  /** Starts the engine apart from the page; rejects with `WorkerBlockedError` where that is not allowed. */
  readonly startWorker: StartLocalEngine;
  /** Starts the engine within the page. */
  readonly startOnPage: StartLocalEngine;
  /** Whether the browser believes that it is connected. */
  readonly isOnline?: () => boolean;
  /** How long the index may take before the reader is told, in milliseconds. */
  readonly timeoutMs?: number;
}

/** An index comes within seconds even on a slow phone; later than this the connection is the more likely cause. */
const TIMEOUT_MS = 20_000;

/** Answers from the site's own index with words of the pages. No question leaves the browser. */
export function createLocalAnswerProvider(parts: LocalAnswerParts): AnswerProvider {
  const { isOnline = () => navigator.onLine } = parts;
  let engine: Promise<LocalEngine> | undefined;

  function load(): Promise<LocalEngine> {
    engine ??= withTimeout(start(parts), parts.timeoutMs ?? TIMEOUT_MS).catch((error: unknown) => {
      // Forgotten, so that the next question tries again.
      engine = undefined;
      throw error;
    });
    return engine;
  }

  async function answer(question: string, { history, sdk }: AskOptions): Promise<readonly AnswerEvent[]> {
    try {
      const loaded = await load();
      // What was said before is known by its question and its sources; its text would only be copied.
      const earlier = history.map(({ question: asked, sources }) => ({ question: asked, sources, text: "" }));
      return await loaded.ask(question, { history: earlier, ...(sdk ? { sdk } : {}) });
    } catch (error) {
      if (!(error instanceof AnswerError)) {
        // Its worker may have ended; the next question starts a new one.
        engine = undefined;
      }
      throw toAnswerError(error, isOnline());
    }
  }

  return {
    isGenerated: false,
    preload: () => {
      // A failure is told by the question that needs the index.
      load().catch(() => undefined);
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

async function start({ readUrls, startWorker, startOnPage }: LocalAnswerParts): Promise<LocalEngine> {
  const urls = readUrls();
  try {
    return await startWorker(urls);
  } catch (error) {
    if (error instanceof WorkerBlockedError) {
      return startOnPage(urls);
    }
    throw error;
  }
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

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new AnswerError("unavailable", `No index after ${timeoutMs} ms. Try again.`));
    const timer = setTimeout(late, timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
