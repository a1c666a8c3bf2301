import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { SearchOptions, SearchProvider } from "./provider.ts";
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
}

/** Keeps the answer to a query; only the answer to the latest one counts, whatever order they come in. */
export function useSearch(provider: SearchProvider, query: string, { limit, offset }: SearchOptions = {}): Search {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const asked = query.trim();

  useEffect(() => provider.onUpdate?.(again), [provider, again]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (asked === "") {
      setState({ kind: "idle" });
      return;
    }
    const controller = new AbortController();
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
    provider.search(asked, { limit, offset, sdk: readSdk(), signal }).then(
      (answer) => settle({ kind: "answered", answer }),
      () => settle({ kind: "failed" }),
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [provider, asked, limit, offset, attempt]);

  return { state, retry: again };
}
