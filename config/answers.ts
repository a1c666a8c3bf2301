import { type ANSWER_PROVIDERS, chooseProvider, findAnswerMistakes } from "./answer-mistakes.ts";
import type { AskAiConfig, SearchConfig } from "./search.ts";

/** Who answers questions; `plugins/answers` builds in the one that is chosen, and nothing of the others. */
export type AnswerProviderName = (typeof ANSWER_PROVIDERS)[number];

/** What a site's `themeConfig.answers` may say. All of it is optional: without it the site answers by itself. */
export interface AnswerConfig {
  /** `local` unless told, or `algolia` where `themeConfig.search.askAi` names an assistant. */
  readonly provider?: AnswerProviderName;
  /**
   * Address that questions are sent to. Needed by `endpoint`: that of `packages/server`, such as
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

/** Where Algolia answers; tokens and votes have addresses below it. */
const ALGOLIA_ENDPOINT = "https://askai.algolia.com/chat";

/**
 * Checks who answers questions and fills in the defaults. There is no fall-back from one provider to another: what
 * is configured answers, or says that it cannot.
 *
 * @param search the site's `themeConfig.search`, which has the assistant of a hosted service
 * @throws Error with every mistake, what was expected instead, and the repair.
 */
export function parseAnswerConfig(config: unknown, search: unknown): AnswerSettings {
  const mistakes = findAnswerMistakes(config, search);
  if (mistakes.length > 0) {
    throw new Error(["The configuration of Ask AI has mistakes.", ...mistakes].join("\n- "));
  }
  const answers = (config ?? {}) as AnswerConfig;
  const provider = chooseProvider(answers, search);
  const endpoint = answers.endpoint?.replace(/\/$/, "");
  switch (provider) {
    case "endpoint":
      return { provider, endpoint: endpoint ?? "" };
    case "algolia":
      return { provider, endpoint: endpoint ?? ALGOLIA_ENDPOINT, assistant: toAssistant(search as SearchConfig) };
    default:
      return { provider };
  }
}

function toAssistant(search: SearchConfig): Assistant {
  const { contextualSearch = true } = search;
  const askAi: AskAiConfig =
    typeof search.askAi === "string" ? { assistantId: search.askAi } : (search.askAi ?? { assistantId: "" });
  return {
    assistantId: askAi.assistantId,
    appId: askAi.appId ?? search.appId ?? "",
    apiKey: askAi.apiKey ?? search.apiKey ?? "",
    indexName: askAi.indexName ?? search.indexName ?? "",
    facetFilters: askAi.searchParameters?.facetFilters ?? [],
    contextualSearch,
  };
}
