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

/** How to search, and how to give up on it. */
export interface SearchRequest extends SearchOptions {
  readonly signal?: AbortSignal;
}

/** What answers searches: the site's own index, or a hosted service. */
export interface SearchProvider {
  /** Whom the answers come from, for "Powered by". */
  readonly poweredBy: { readonly label: string; readonly href: string };
  /** Starts loading what a search needs; called on the first intent, may be called again. */
  preload(): void;
  /**
   * Answers a query.
   *
   * After a rejection the next call tries again from the start.
   */
  search(query: string, request: SearchRequest): Promise<SearchAnswer>;
  /** Tells when an answer that is early could be filled with excerpts; gives what ends the telling. */
  onUpdate?(listener: () => void): () => void;
}

/** What a provider is made from: the site's configuration, and where the reader is in it. */
export interface SiteContext {
  readonly settings: SearchSettings;
  readonly siteUrl: string;
  /** With a slash at its end. */
  readonly baseUrl: string;
  readonly language: string;
  /** The versions that a contextual search may look in, as the framework marks them on pages. */
  readonly tags: readonly string[];
}
