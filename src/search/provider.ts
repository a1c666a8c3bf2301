import type { SearchAnswer, SearchOptions } from "@docs/search/types";
import type { SearchSettings } from "../../config/search.ts";

export type {
  Hit,
  HitKind,
  Sdk,
  SearchAnswer,
  SearchOptions,
  Segment,
} from "@docs/search/types";

/** The options of a search, and a signal to cancel it. */
export interface SearchRequest extends SearchOptions {
  readonly signal?: AbortSignal;
}

/** A source of search results: the site's own index, or a hosted service. */
export interface SearchProvider {
  /** The service behind the results, for "Powered by". */
  readonly poweredBy: { readonly label: string; readonly href: string };
  /** Starts loading what a search needs; called on the first intent, and may be called again. */
  preload(): void;
  /**
   * Answers a query.
   *
   * After a rejection, the next call tries again from the start.
   */
  search(query: string, request: SearchRequest): Promise<SearchAnswer>;
  /** Calls back when an answer that came early could be filled with excerpts; returns a function that unsubscribes. */
  onUpdate?(listener: () => void): () => void;
}

/** The site's configuration and the reader's place in it, from which a provider is created. */
export interface SiteContext {
  readonly settings: SearchSettings;
  readonly siteUrl: string;
  /** Ends with a slash. */
  readonly baseUrl: string;
  readonly language: string;
  /** The versions that a contextual search may include, as the framework's tags on pages name them. */
  readonly tags: readonly string[];
}
