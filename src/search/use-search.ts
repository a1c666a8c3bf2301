import { useCallback, useEffect, useState } from "react";
import type { SearchOptions, SearchProvider } from "./provider.ts";
import { readSdk } from "./sdk.ts";
import { type SearchState, toPending } from "./state.ts";

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
    setState(toPending);
    provider.search(asked, { limit, offset, sdk: readSdk(), signal }).then(
      (answer) => signal.aborted || setState({ kind: "answered", answer }),
      () => signal.aborted || setState({ kind: "failed" }),
    );
    return () => controller.abort();
  }, [provider, asked, limit, offset, attempt]);

  return { state, retry: again };
}
