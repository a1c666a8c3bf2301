import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SearchAnswer, SearchOptions, SearchProvider } from "./provider.ts";
import { readSdk } from "./sdk.ts";
import { type SearchState, toPending } from "./state.ts";

/**
 * How long an answer may take before the one that is still shown is marked as old, in milliseconds. Most take less, and
 * marking them would draw the list twice for each key. Raising it has a reader on a slow machine trust old hits longer.
 */
const PENDING_AFTER_MS = 50;

/** A search as a component sees it. */
export interface Search {
  /** What `state` belongs to: the latest query, once there is something to tell of it. */
  readonly query: string;
  readonly state: SearchState;
  /**
   * Asks at once, before anything is drawn; only the answer to the latest query counts, whatever order they come in. A
   * query that differs by blanks at its ends asks nothing new.
   */
  readonly ask: (text: string) => void;
  readonly retry: () => void;
}

type Shown = Pick<Search, "query" | "state">;

/** A query that was asked. */
interface Question {
  readonly query: string;
  /** Says whether it was answered before there were texts to make excerpts from. */
  readonly isEarly: () => boolean;
  /** Gives up on the answer. */
  readonly end: () => void;
}

/** Keeps the answer to what is asked last. A key that is typed draws nothing here before its answer is there. */
export function useSearch(provider: SearchProvider, { limit, offset }: SearchOptions = {}): Search {
  const [shown, setShown] = useState<Shown>({ query: "", state: { kind: "idle" } });
  const latest = useRef<Question>();

  const end = useCallback(() => {
    latest.current?.end();
    latest.current = undefined;
  }, []);
  const start = useCallback(
    (query: string, isEarly = false) => {
      end();
      if (query === "") {
        setShown({ query, state: { kind: "idle" } });
        return;
      }
      const search = (signal: AbortSignal) =>
        provider.search(query, { limit, offset, sdk: readSdk(), isEarly, signal });
      latest.current = startQuestion(query, search, setShown);
    },
    [provider, limit, offset, end],
  );
  const ask = useCallback(
    (text: string) => {
      const query = text.trim();
      if (query !== (latest.current?.query ?? "")) {
        start(query);
      }
    },
    [start],
  );
  const retry = useCallback(() => start(latest.current?.query ?? ""), [start]);

  // Only what is shown without excerpts: each row keeps its place, under the reader's pointer as well.
  const refill = useCallback(() => {
    if (latest.current?.isEarly()) {
      start(latest.current.query, true);
    }
  }, [start]);

  useEffect(() => provider.onUpdate?.(refill), [provider, refill]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for another page of results is asked again
  useEffect(() => end, [end, start]);
  return { ...shown, ask, retry };
}

function startQuestion(
  query: string,
  search: (signal: AbortSignal) => Promise<SearchAnswer>,
  show: Dispatch<SetStateAction<Shown>>,
): Question {
  const controller = new AbortController();
  const { signal } = controller;
  let isEarly = false;
  const timer = setTimeout(() => show(({ state }) => ({ query, state: toPending(state) })), PENDING_AFTER_MS);
  const settle = (state: SearchState) => {
    if (!signal.aborted) {
      clearTimeout(timer);
      // At once: left to its scheduler, React would often draw it one frame later.
      flushSync(() => show({ query, state }));
    }
  };
  search(signal).then(
    (answer) => {
      isEarly = answer.isEarly === true;
      settle({ kind: "answered", answer });
    },
    () => settle({ kind: "failed" }),
  );
  show((last) => (last.state.kind === "answered" ? last : { query, state: toPending(last.state) }));
  return {
    query,
    isEarly: () => isEarly,
    end: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}

/** Keeps the answer to a query that is given. */
export function useAnswer(provider: SearchProvider, query: string, options?: SearchOptions): Omit<Search, "ask"> {
  const { ask, ...search } = useSearch(provider, options);
  useEffect(() => ask(query), [ask, query]);
  return search;
}
