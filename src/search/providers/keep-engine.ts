import { type IndexUrls, WorkerBlockedError } from "./engine.ts";

/** How an engine is started. */
export interface EngineStarts<Engine> {
  /** Finds out where the index is. */
  readonly readUrls: () => Promise<IndexUrls>;
  /** Starts the engine apart from the page; rejects with `WorkerBlockedError` where that is not allowed. */
  readonly startWorker: (urls: Promise<IndexUrls>) => Promise<Engine>;
  /** Starts the engine within the page. */
  readonly startOnPage: (urls: Promise<IndexUrls>) => Promise<Engine>;
  /** How long the index may take before the reader is told, in milliseconds. */
  readonly timeoutMs?: number;
}

/** An engine that is started when it is first needed, and once for all who need it. */
export interface KeptEngine<Engine> {
  /** Gives the engine; rejects when it cannot be started, and then starts it anew the next time. */
  readonly load: () => Promise<Engine>;
  /** Gives the engine at once where it has been started, so that it can be asked within the reader's key. */
  readonly running: () => Engine | undefined;
  /** Has the next call start anew, because this engine failed: its worker may have ended. */
  readonly forget: (engine: Engine) => void;
}

/** An index comes within seconds even on a slow phone; later than this the connection is the more likely cause. */
const TIMEOUT_MS = 20_000;

/** Keeps one engine: in a worker, or within the page where workers are blocked. */
export function keepEngine<Engine>(starts: EngineStarts<Engine>): KeptEngine<Engine> {
  const { timeoutMs = TIMEOUT_MS } = starts;
  let kept: Promise<Engine> | undefined;
  let running: Engine | undefined;

  async function begin(): Promise<Engine> {
    const starting = start(starts);
    try {
      running = await withTimeout(starting, timeoutMs);
      return running;
    } catch (error) {
      kept = undefined;
      starting.then(
        // Late, but there: as good as what another try would load.
        (late) => {
          if (!kept) {
            running = late;
            kept = starting;
          }
        },
        () => undefined,
      );
      throw error;
    }
  }

  return {
    load: () => {
      kept ??= begin();
      return kept;
    },
    running: () => running,
    forget: (engine) => {
      // Of several calls that one dead engine fails, only the first may end it; the next one lives.
      if (engine === running) {
        kept = undefined;
        running = undefined;
      }
    },
  };
}

async function start<Engine>({ readUrls, startWorker, startOnPage }: EngineStarts<Engine>): Promise<Engine> {
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

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No index after ${timeoutMs} ms. Try again.`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
