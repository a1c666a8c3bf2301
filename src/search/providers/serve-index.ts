import type { Answerer } from "@docs/answers";
import type { AnswerEvent, AskOptions } from "@docs/answers/types";
import { type FetchFile, fetchJson, type LoadedIndex, loadGrowingIndex, parseJson } from "@docs/search";
import type { SearchAnswer, SearchOptions } from "@docs/search/types";

/** The absolute addresses of an index's two files. */
export interface IndexUrls {
  readonly indexUrl: string;
  readonly textUrl: string;
  /** Content of the index, if the page has already fetched it. */
  readonly index?: ArrayBuffer;
}

/** Options of a question that can be sent to another thread. */
export type QuestionOptions = Pick<AskOptions, "history" | "sdk">;

/** A call from the page to its index. */
export type IndexCall =
  | { readonly type: "search"; readonly query: string; readonly options: SearchOptions }
  | { readonly type: "ask"; readonly question: string; readonly options: QuestionOptions };

/** A message from the page to the worker. */
export type IndexRequest = ({ readonly type: "load" } & IndexUrls) | (IndexCall & { readonly id: number });

/**
 * A message from the worker to the page.
 *
 * `ready` comes as soon as the index can be searched. The texts for excerpts and signatures are still loading then, so
 * hits have empty excerpts until `complete`. When it comes, search again with `isEarly` to get the same hits with
 * excerpts.
 */
export type IndexResponse =
  | { readonly type: "ready" }
  | { readonly type: "complete" }
  | { readonly type: "answer"; readonly id: number; readonly answer: SearchAnswer | readonly AnswerEvent[] }
  /** With an id, that call failed; without one, the index couldn't be loaded. */
  | { readonly type: "failed"; readonly id?: number; readonly name: string; readonly message: string };

/** The server's access to the network, the page, and the clock. */
export interface IndexServerParts {
  readonly fetch: FetchFile;
  readonly send: (response: IndexResponse) => void;
  /** Waits for a number of milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * How long unpacking the texts waits for a query that was waiting for the index, in milliseconds: enough for its answer
 * to reach the screen. Raising it delays excerpts.
 */
const TEXT_DELAY_MS = 120;

/** A query with at least this many words is probably a pasted message, and only its phrases identify the right page. */
const PASTED_WORDS = 5;

/**
 * How long such a query, or one of the page of results, waits for the texts, in milliseconds, because hits shown without
 * them keep their places. Raising it finds the final order on slower connections, but makes their readers wait longer.
 */
const PATIENCE_MS = 1500;

/** Serves one index to a page, for searches and questions. No error escapes: each one becomes a message. */
export function createIndexServer({ fetch, send, wait }: IndexServerParts): (request: IndexRequest) => Promise<void> {
  let index: LoadedIndex | undefined;
  let loadTexts: () => Promise<void> = async () => undefined;
  let answer: Answerer | undefined;
  /** Resolves once the texts have loaded; rejects if they can't be loaded. */
  let texts: Promise<void> | undefined;

  async function load({ indexUrl, textUrl, index: content }: IndexUrls): Promise<void> {
    const loaded = loadGrowingIndex(content ? parseJson(content) : await fetchJson(indexUrl, fetch));
    index = loaded;
    answer = undefined;
    loadTexts = async () => {
      const isWarm = wait(TEXT_DELAY_MS).then(() => loaded.warmUp());
      loaded.addText(
        await fetchJson(textUrl, async (url, options) => (await Promise.all([fetch(url, options), isWarm]))[0]),
      );
      send({ type: "complete" });
    };
    send({ type: "ready" });
    // Requested only now: they're larger, and on a slow connection they would delay the first result.
    texts = loadTexts();
    // Searches work without their texts, and a question requests them again.
    await texts.catch(() => undefined);
  }

  async function search(query: string, options: SearchOptions): Promise<SearchAnswer> {
    const loaded = expectLoaded(index);
    if (options.isPatient || query.trim().split(/\s+/).length >= PASTED_WORDS) {
      await Promise.race([texts?.catch(() => undefined), wait(PATIENCE_MS)]);
    }
    return loaded.search(query, options);
  }

  async function ask(question: string, options: QuestionOptions): Promise<readonly AnswerEvent[]> {
    const loaded = expectLoaded(index);
    texts = texts?.catch(loadTexts);
    await texts;
    // Most readers search but never ask, so the code that answers is a separate file.
    answer ??= (await import("@docs/answers")).createAnswerer(loaded);
    return answer(question, options);
  }

  return async (request) => {
    const id = request.type === "load" ? {} : { id: request.id };
    try {
      if (request.type === "load") {
        await load(request);
      } else {
        const { options } = request;
        const answer = await (request.type === "search"
          ? search(request.query, options as SearchOptions)
          : ask(request.question, options as QuestionOptions));
        send({ type: "answer", id: request.id, answer });
      }
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      send({ type: "failed", ...id, name, message });
    }
  };
}

function expectLoaded(index: LoadedIndex | undefined): LoadedIndex {
  if (!index) {
    throw new Error("The index is not loaded, expected a load request before the first call.");
  }
  return index;
}
