/** Hosted Ask AI: an assistant of the search service, and what it may read. */
export interface AskAiConfig {
  readonly assistantId: string;
  /** Major version of the search widget whose protocol the assistant speaks; 4 unless told. */
  readonly widgetVersion?: number | string;
  /** Another index, key or application than the search's own. */
  readonly indexName?: string;
  readonly apiKey?: string;
  readonly appId?: string;
  readonly searchParameters?: { readonly facetFilters?: readonly (string | readonly string[])[] };
}

/** What a site's `themeConfig.search` may say. All of it is optional: without it the site searches its own index. */
export interface SearchConfig {
  /** Credentials of the hosted search service (Algolia): all three, or none. */
  readonly appId?: string;
  /** The key for searching only; it is public, like all that a browser is given. */
  readonly apiKey?: string;
  readonly indexName?: string;
  /** Origins that answer in Algolia's place, such as a compatible cluster of one's own. */
  readonly hosts?: readonly string[];
  /** Path of the page of results, `search` unless told. */
  readonly searchPagePath?: string;
  /** Whether a hosted search gives only pages of the reader's language and version; true unless told. */
  readonly contextualSearch?: boolean;
  /** Addresses of hits that lead out of this site, as the source of a regular expression. */
  readonly externalUrlRegex?: string;
  /** Path of a module, from the site's folder, that exports `transformItems`, which changes the hosted service's hits. */
  readonly transformItems?: string;
  /** Other words for the texts of `search-texts.ts` and `answer-texts.ts`, by their names there. */
  readonly translations?: Readonly<Record<string, string>>;
  /** Where a reader reports a query without results; `{query}` stands for it. */
  readonly issueUrl?: string;
  readonly askAi?: string | AskAiConfig;
}

/** A configuration that has been checked, with its defaults. */
export interface SearchSettings extends Omit<SearchConfig, "askAi"> {
  readonly searchPagePath: string;
  readonly contextualSearch: boolean;
  readonly translations: Readonly<Record<string, string>>;
  readonly askAi?: AskAiConfig;
}

/** Attribute that `plugins/search-index` fills in with the mark of the index, which is made from the finished pages. */
export const SEARCH_MARK = 'data-search-mark=""';
