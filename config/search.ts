/** Hosted Ask AI: an assistant of the search service, and what it may read. */
export interface AskAiConfig {
  readonly assistantId: string;
  /** Major version of the search widget whose protocol the assistant uses. Defaults to 4. */
  readonly widgetVersion?: number | string;
  /** An index, key, or application other than the search's own. */
  readonly indexName?: string;
  readonly apiKey?: string;
  readonly appId?: string;
  readonly searchParameters?: { readonly facetFilters?: readonly (string | readonly string[])[] };
}

/**
 * The options of a site's `themeConfig.search`. All of them are optional: by default, the site searches its own index.
 */
export interface SearchConfig {
  /** Credentials of the hosted search service (Algolia): all three, or none. */
  readonly appId?: string;
  /** The search-only key, which is public, like everything sent to a browser. */
  readonly apiKey?: string;
  readonly indexName?: string;
  /** Origins to use in Algolia's place, such as those of your own compatible cluster. */
  readonly hosts?: readonly string[];
  /** Path of the results page. Defaults to `search`. */
  readonly searchPagePath?: string;
  /** Whether a hosted search returns only pages in the reader's language and version. Defaults to true. */
  readonly contextualSearch?: boolean;
  /** Regular expression source that matches the addresses of hits outside this site. */
  readonly externalUrlRegex?: string;
  /**
   * Path, relative to the site's folder, of a module that exports `transformItems`, which changes the hosted service's
   * hits.
   */
  readonly transformItems?: string;
  /** Replacements for the texts of `search-texts.ts` and `answer-texts.ts`, by name. */
  readonly translations?: Readonly<Record<string, string>>;
  /** Address at which a reader reports a query without results; `{query}` is replaced by the query. */
  readonly issueUrl?: string;
  readonly askAi?: string | AskAiConfig;
}

/** A validated configuration, with defaults filled in. */
export interface SearchSettings extends Omit<SearchConfig, "askAi"> {
  readonly searchPagePath: string;
  readonly contextualSearch: boolean;
  readonly translations: Readonly<Record<string, string>>;
  readonly askAi?: AskAiConfig;
}

/**
 * Attribute that `plugins/search-index` fills in with the mark of the index, which is built from the finished pages.
 */
export const SEARCH_MARK = 'data-search-mark=""';
