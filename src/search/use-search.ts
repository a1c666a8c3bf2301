import { useCallback, useEffect, useState } from "react";
import { readSdk } from "../client/read-sdk.ts";
import type { SearchOptions, SearchProvider } from "./provider.ts";
import { type SearchState, toPending } from "./state.ts";

/**
 * How long an answer may take before the one that's still shown is marked as old, in milliseconds. Most take less, and
 * marking them would make the list flicker. If it's raised, readers on a slow machine trust old hits longer.
 */
const PENDING_AFTER_MS = 50;

/** A search as a component sees it. */
export interface Search {
  readonly state: SearchState;
  readonly retry: () => void;
}

/**
 * Searches for a query and returns the state of the search. Only the answer to the latest query counts, no matter what
 * order answers arrive in. Spaces at either end of a query don't start a new search.
 */
export function useSearch(
  provider: SearchProvider,
  text: string,
  { limit, offset, isPatient = false, isCounted = false }: SearchOptions = {},
): Search {
  const query = text.trim();
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (query === "") {
      setState({ kind: "idle" });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    let isEarly = false;
    const ask = async () => {
      const options = { limit, offset, sdk: readSdk(), isEarly, isPatient, isCounted, signal };
      const next = await provider.search(query, options).then(
        (answer): SearchState => ({ kind: "answered", answer }),
        (): SearchState => ({ kind: "failed" }),
      );
      if (!signal.aborted) {
        clearTimeout(timer);
        isEarly = next.kind === "answered" && next.answer.isEarly === true;
        setState(next);
      }
    };
    setState((last) => (last.kind === "answered" ? last : toPending(last)));
    const timer = setTimeout(() => setState(toPending), PENDING_AFTER_MS);
    // Never rejects: a failure is a state of the search.
    void ask();
    // Only update hits that are shown without excerpts: each row keeps its place, even under the reader's pointer.
    const endUpdates = provider.onUpdate?.(() => isEarly && void ask());
    return () => {
      clearTimeout(timer);
      controller.abort();
      endUpdates?.();
    };
  }, [provider, query, limit, offset, isPatient, isCounted, attempt]);

  return { state, retry: useCallback(() => setAttempt((last) => last + 1), []) };
}
