/** Who answers questions. `plugins/answers` builds only the chosen provider into the site. */
export type AnswerProviderName = "local" | "endpoint" | "algolia" | "off";

/** The options of a site's `themeConfig.answers`. All of them are optional: by default, the site answers by itself. */
export interface AnswerConfig {
  /** Defaults to `algolia` if `themeConfig.search.askAi` names an assistant, and to `local` otherwise. */
  readonly provider?: AnswerProviderName;
  /**
   * Address that questions are sent to. Required for `endpoint`, where it's the address of `server/`, such as
   * "https://answers.example.org/api/answers". Optional for `algolia`, to use another service in Algolia's place.
   */
  readonly endpoint?: string;
}

/** Settings needed to ask a hosted assistant. All of them are public, like everything sent to a browser. */
export interface Assistant {
  readonly assistantId: string;
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly facetFilters: readonly (string | readonly string[])[];
  /** Whether the assistant reads only pages in the reader's language and version. */
  readonly contextualSearch: boolean;
}

/** A validated configuration, with defaults filled in. */
export type AnswerSettings =
  | { readonly provider: "local" | "off" }
  | { readonly provider: "endpoint"; readonly endpoint: string }
  | { readonly provider: "algolia"; readonly endpoint: string; readonly assistant: Assistant };
