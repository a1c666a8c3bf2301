/** Who answers questions; `plugins/answers` builds in the one that is chosen, and nothing of the others. */
export type AnswerProviderName = "local" | "endpoint" | "algolia" | "off";

/** What a site's `themeConfig.answers` may say. All of it is optional: without it the site answers by itself. */
export interface AnswerConfig {
  /** `local` unless told, or `algolia` where `themeConfig.search.askAi` names an assistant. */
  readonly provider?: AnswerProviderName;
  /**
   * Address that questions are sent to. Needed by `endpoint`: that of `server/`, such as
   * "https://answers.example.org/api/answers". Optional for `algolia`, for a service in Algolia's place.
   */
  readonly endpoint?: string;
}

/** What asking a hosted assistant takes. All of it is public, like all that a browser is given. */
export interface Assistant {
  readonly assistantId: string;
  readonly appId: string;
  /** The key for searching only. */
  readonly apiKey: string;
  readonly indexName: string;
  readonly facetFilters: readonly (string | readonly string[])[];
  /** Whether the assistant reads only pages of the reader's language and version. */
  readonly contextualSearch: boolean;
}

/** A configuration that has been checked, with its defaults. */
export type AnswerSettings =
  | { readonly provider: "local" | "off" }
  | { readonly provider: "endpoint"; readonly endpoint: string }
  | { readonly provider: "algolia"; readonly endpoint: string; readonly assistant: Assistant };
