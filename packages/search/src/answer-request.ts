import { type FetchFile, fetchJson } from "./fetch-json.ts";
import { type GrowingIndex, loadGrowingIndex } from "./load-index.ts";
import { parseJson } from "./parse-json.ts";
import type { WorkerRequest, WorkerResponse } from "./types.ts";

/**
 * How long the texts let a query go first that waits for the index, in milliseconds: as long as its answer takes to the
 * screen. Raising it puts excerpts off.
 */
const TEXT_DELAY_MS = 120;

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

  async function load({ indexUrl, textUrl, index: content }: LoadRequest): Promise<void> {
    const loaded = loadGrowingIndex(content ? parseJson(content) : await fetchJson(indexUrl, fetch));
    index = loaded;
    send({ type: "ready" });
    try {
      // Only now: the texts are larger, and on a thin line they would put the first result off.
      await wait(TEXT_DELAY_MS);
      loaded.warmUp();
      loaded.addText(await fetchJson(textUrl, fetch));
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
