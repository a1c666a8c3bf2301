import { parseJson } from "@docs/search/parse-json";
import type { SearchAnswer } from "../provider.ts";
import type { Engine, StartEngine } from "./engine.ts";

type EngineModule = Pick<typeof import("@docs/search"), "loadIndexInSlices">;

/** What the engine within the page needs of the world. */
export interface PageEngineParts {
  readonly fetchJson: (url: string) => Promise<unknown>;
  /** Loads the code that a worker would have had. */
  readonly importEngine: () => Promise<EngineModule>;
  /** Waits until the browser has dealt with input and painted. */
  readonly breathe?: () => Promise<void>;
}

/**
 * Gives what starts an engine within the page, for where workers are blocked.
 *
 * Each step is a task of its own, so that typing and painting come in between.
 */
export function createPageStarter({ fetchJson, importEngine, breathe = nextTask }: PageEngineParts): StartEngine {
  return async (urls): Promise<Engine> => {
    const { indexUrl, textUrl, index: content } = await urls;
    const [{ loadIndexInSlices }, index, text] = await Promise.all([
      importEngine(),
      content ? parseJson(content) : fetchJson(indexUrl),
      fetchJson(textUrl),
    ]);
    await breathe();
    const loaded = await loadIndexInSlices(index, text, breathe);
    return {
      search: async (query, options): Promise<SearchAnswer> => {
        await breathe();
        return loaded.search(query, options);
      },
    };
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
