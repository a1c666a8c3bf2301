import { useCallback, useEffect, useRef, useState } from "react";
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
  readonly state: SearchState;
  readonly retry: () => void;
  /** Asks before the query is drawn, so that the answer is found meanwhile. */
  readonly askAhead: (query: string) => void;
}

/** A query that is on its way. */
interface Question {
  readonly query: string;
  readonly controller: AbortController;
  readonly answer: Promise<SearchAnswer>;
}

/** Keeps the answer to a query; only the answer to the latest one counts, whatever order they come in. */
export function useSearch(provider: SearchProvider, query: string, options: SearchOptions = {}): Search {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const { ask, askAhead } = useQuestions(provider, options);
  const current = query.trim();

  useEffect(() => provider.onUpdate?.(again), [provider, again]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (current === "") {
      setState({ kind: "idle" });
      return;
    }
    const { controller, answer } = ask(current);
    const { signal } = controller;
    setState((last) => (last.kind === "answered" ? last : toPending(last)));
    const timer = setTimeout(() => setState(toPending), PENDING_AFTER_MS);
    const settle = (next: SearchState) => {
      if (!signal.aborted) {
        clearTimeout(timer);
        // At once: left to its scheduler, React would often draw it one frame later.
        flushSync(() => setState(next));
      }
    };
    answer.then(
      (found) => settle({ kind: "answered", answer: found }),
      () => settle({ kind: "failed" }),
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [ask, current, attempt]);

  return {
    state,
    retry: again,
    // A blank at the end asks nothing new.
    askAhead: (next) => (next.trim() === current ? undefined : askAhead(next)),
  };
}

/** Asks the provider; what was asked ahead is asked once. */
function useQuestions(provider: SearchProvider, { limit, offset }: SearchOptions) {
  const ahead = useRef<Question>(undefined);
  const send = useCallback(
    (query: string): Question => {
      const controller = new AbortController();
      const { signal } = controller;
      return { query, controller, answer: provider.search(query, { limit, offset, sdk: readSdk(), signal }) };
    },
    [provider, limit, offset],
  );
  const ask = useCallback(
    (query: string): Question => {
      const asked = ahead.current;
      ahead.current = undefined;
      return asked?.query === query ? asked : send(query);
    },
    [send],
  );
  const askAhead = useCallback(
    (query: string) => {
      ahead.current?.controller.abort();
      ahead.current = query.trim() === "" ? undefined : send(query.trim());
      // The search that takes it over tells the reader.
      ahead.current?.answer.catch(() => undefined);
    },
    [send],
  );
  return { ask, askAhead };
}
