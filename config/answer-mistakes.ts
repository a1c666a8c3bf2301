import { closest } from "@docs/pages";
import type { AnswerConfig, AnswerProviderName } from "./answers.ts";
import type { SearchConfig } from "./search.ts";

export const ANSWER_PROVIDERS = ["local", "endpoint", "algolia", "off"] as const;

const KEYS = ["provider", "endpoint"];

/** Names under which somebody would put a secret, which everybody could then read in the site's code. */
const KEY_LIKE = /key|token|secret|password/i;

/** Finds every mistake in the configuration of Ask AI; each says what was found, what was expected and the repair. */
export function findAnswerMistakes(config: unknown, search: unknown): string[] {
  if (config !== undefined && !isRecord(config)) {
    return [`themeConfig.answers is ${show(config)}, expected an object. Correct or remove it.`];
  }
  const found = config ?? {};
  const unknownProvider = checkProvider(found.provider);
  return [
    ...checkKeys(found),
    ...unknownProvider,
    ...(unknownProvider.length > 0 ? [] : checkParts(found as AnswerConfig, search)),
  ];
}

/** Says who answers: the one that is named, else the assistant if there is one, else the site itself. */
export function chooseProvider({ provider }: AnswerConfig, search: unknown): AnswerProviderName {
  return provider ?? ((search as SearchConfig | undefined)?.askAi ? "algolia" : "local");
}

function checkKeys(config: object): string[] {
  return Object.keys(config)
    .filter((key) => !KEYS.includes(key))
    .map((key) => {
      if (KEY_LIKE.test(key)) {
        return `themeConfig.answers.${key} would be published with the site, expected no key here. Remove it, and set ANSWERS_MODEL_KEY in the environment of the answer server.`;
      }
      const nearest = closest(key, KEYS);
      const expected = nearest ? `"${nearest}"` : `one of: ${KEYS.join(", ")}`;
      return `themeConfig.answers.${key} is unknown, expected ${expected}. Correct or remove it.`;
    });
}

function checkProvider(provider: unknown): string[] {
  if (provider === undefined || ANSWER_PROVIDERS.some((known) => known === provider)) {
    return [];
  }
  const nearest = typeof provider === "string" ? closest(provider, ANSWER_PROVIDERS) : undefined;
  const expected = nearest ? `"${nearest}"` : `one of: ${ANSWER_PROVIDERS.join(", ")}`;
  return [`themeConfig.answers.provider is ${show(provider)}, expected ${expected}. Correct or remove it.`];
}

function checkParts(config: AnswerConfig, search: unknown): string[] {
  const provider = chooseProvider(config, search);
  const isAssistantThere = isRecord(search) && Boolean(search.askAi);
  const mistakes = [...checkEndpoint(config, provider), ...checkFilters(search)];
  if (provider === "algolia" && !isAssistantThere) {
    mistakes.push(
      'themeConfig.answers.provider is "algolia" without an assistant, expected its id in themeConfig.search.askAi. Set it, or remove the provider to have the site answer by itself.',
    );
  }
  if (provider !== "algolia" && isAssistantThere) {
    mistakes.push(
      `themeConfig.search.askAi names an assistant that nobody asks, because themeConfig.answers.provider is ${show(provider)}, expected "algolia". Correct the provider, or remove askAi.`,
    );
  }
  return mistakes;
}

function checkEndpoint({ endpoint }: AnswerConfig, provider: string): string[] {
  if (endpoint === undefined) {
    return provider === "endpoint"
      ? [
          'themeConfig.answers.provider is "endpoint" without an address, expected that of an answer server in themeConfig.answers.endpoint, such as "https://answers.example.org/api/answers". Set it, or remove the provider to have the site answer by itself.',
        ]
      : [];
  }
  if (provider !== "endpoint" && provider !== "algolia") {
    return [
      `themeConfig.answers.endpoint is set although nothing asks it, expected the provider "endpoint". Set themeConfig.answers.provider to "endpoint", or remove the address.`,
    ];
  }
  return isEndpoint(endpoint)
    ? []
    : [
        `themeConfig.answers.endpoint is ${show(endpoint)}, expected an http or https address without a name, a query and an anchor, or a path of this host such as "/api/answers". Correct it.`,
      ];
}

function checkFilters(search: unknown): string[] {
  const askAi = isRecord(search) && isRecord(search.askAi) ? search.askAi : undefined;
  const parameters = askAi?.searchParameters;
  if (parameters === undefined) {
    return [];
  }
  const where = "themeConfig.search.askAi.searchParameters";
  if (!isRecord(parameters)) {
    return [`${where} is ${show(parameters)}, expected an object with facetFilters. Correct or remove it.`];
  }
  const isFilter = (filter: unknown) => typeof filter === "string" && filter.includes(":");
  const { facetFilters = [] } = parameters;
  const isRight =
    Array.isArray(facetFilters) &&
    facetFilters.every((filter) => (Array.isArray(filter) ? filter.every(isFilter) : isFilter(filter)));
  return [
    ...Object.keys(parameters)
      .filter((key) => key !== "facetFilters")
      .map((key) => `${where}.${key} is unknown, expected "facetFilters". Correct or remove it.`),
    ...(isRight
      ? []
      : [
          `${where}.facetFilters is ${show(facetFilters)}, expected a list of filters such as ["language:en", ["version:1", "version:2"]]. Correct it.`,
        ]),
  ];
}

/** A path stays on the site's own host; a whole address may carry no password, which everybody could read. */
function isEndpoint(value: unknown): boolean {
  if (typeof value !== "string" || /[?#]/.test(value)) {
    return false;
  }
  if (/^\/(?!\/)/.test(value)) {
    return true;
  }
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).username === "";
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
