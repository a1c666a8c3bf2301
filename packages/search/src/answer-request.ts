import { type FetchFile, fetchJson } from "./fetch-json.ts";
import { type GrowingIndex, loadGrowingIndex } from "./load-index.ts";
import { parseJson } from "./parse-json.ts";
import type { WorkerRequest, WorkerResponse } from "./types.ts";

/**
 * How long the unpacking of the texts lets a query go first that waits for the index, in milliseconds: as long as its
 * answer takes to the screen. Raising it puts excerpts off.
 */
const TEXT_DELAY_MS = 120;

/** Words from which on a query is taken for a pasted message, whose entry only its phrases find among many. */
const PASTED_WORDS = 5;

/**
 * How long such a query waits for the texts, in milliseconds: hits that were shown without them keep their places. Raising
 * it finds the entry on slower lines, and has their readers wait for a first answer.
 */
const PASTED_WAIT_MS = 1500;

type LoadRequest = Extract<WorkerRequest, { type: "load" }>;

/** What the worker needs of the world around it. */
export interface WorkerWorld {
  readonly fetch: FetchFile;
  readonly send: (response: WorkerResponse) => void;
  /** Lets so many milliseconds pass. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Answers the messages of a page, one index for all of them. Nothing that goes wrong escapes: it becomes a message. */
export function createRequestHandler({ fetch, send, wait }: WorkerWorld): (request: WorkerRequest) => Promise<void> {
  let index: GrowingIndex | undefined;
  /** Ends when the texts have come, or will not. */
  let texts: Promise<void> | undefined;

  async function load({ indexUrl, textUrl, index: content }: LoadRequest): Promise<void> {
    const loaded = loadGrowingIndex(content ? parseJson(content) : await fetchJson(indexUrl, fetch));
    index = loaded;
    // Asked for only now: they are larger, and on a thin line they would put the first result off.
    texts = addTexts(loaded, textUrl);
    send({ type: "ready" });
    await texts;
  }

  async function addTexts(loaded: GrowingIndex, textUrl: string): Promise<void> {
    const isWarm = wait(TEXT_DELAY_MS).then(() => loaded.warmUp());
    const fetchLate: FetchFile = async (url, options) => {
      const [response] = await Promise.all([fetch(url, options), isWarm]);
      return response;
    };
    try {
      loaded.addText(await fetchJson(textUrl, fetchLate));
      send({ type: "complete" });
    } catch (error) {
      send({ type: "incomplete", message: toMessage(error) });
    }
  }

  return async (request) => {
    const id = request.type === "search" ? { id: request.id } : {};
    try {
      if (request.type === "load") {
        await load(request);
      } else {
        const { query, options } = request;
        if (query.trim().split(/\s+/).length >= PASTED_WORDS) {
          await Promise.race([texts, wait(PASTED_WAIT_MS)]);
        }
        send({ type: "answer", id: request.id, answer: expectLoaded(index).search(query, options) });
      }
    } catch (error) {
      send({ type: "failed", ...id, message: toMessage(error) });
    }
  };
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function expectLoaded(index: GrowingIndex | undefined): GrowingIndex {
  if (!index) {
    throw new Error("The search index is not loaded, expected a load request before the first search.");
  }
  return index;
}
