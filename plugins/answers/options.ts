import * as z from "zod";
import type { AnswerConfig, AnswerSettings, Assistant } from "../../config/answers.ts";
import { optionsOf, parseOptions } from "../../config/parse-options.ts";
import type { SearchSettings } from "../../config/search.ts";

/** Algolia's address for answers. Tokens and votes have addresses below it. */
const ALGOLIA_ENDPOINT = "https://askai.algolia.com/chat";

/** Option names that suggest a secret, which anybody could then read in the site's code. */
const SECRET_NAME = /key|token|secret|password/i;

const explainKey = (key: string) =>
  SECRET_NAME.test(key)
    ? "would be published with the site, expected no key here. Remove it, and set ANSWERS_MODEL_KEY in the environment of the answer server."
    : undefined;

const schema = optionsOf(
  {
    provider: z.enum(["local", "endpoint", "algolia", "off"]).optional(),
    endpoint: z
      .custom<string>(isEndpoint, {
        error:
          'an http or https address without a name, a query and an anchor, or a path of this host such as "/api/answers". Correct it.',
      })
      .transform((endpoint) => endpoint.replace(/\/$/, ""))
      .optional(),
  },
  explainKey,
);

/**
 * Checks a site's `themeConfig.answers` and fills in its defaults. Providers have no fallback: the configured one
 * answers, or says that it can't.
 *
 * @param search the site's `themeConfig.search`, which names the assistant of a hosted service.
 * @throws Error with every mistake, what was expected instead, and the fix.
 */
export function parseAnswerOptions(options: unknown, search: SearchSettings): AnswerSettings {
  const { provider = chooseProvider(search), endpoint } = parseOptions(options, {
    schema,
    where: "themeConfig.answers",
    findConflicts: (answers) => findConflicts(answers, search),
  });
  switch (provider) {
    case "endpoint":
      return { provider, endpoint: endpoint ?? "" };
    case "algolia":
      return { provider, endpoint: endpoint ?? ALGOLIA_ENDPOINT, assistant: toAssistant(search) };
    default:
      return { provider };
  }
}

/** Returns the default provider: the assistant if there is one, or the site itself. */
function chooseProvider({ askAi }: SearchSettings): "algolia" | "local" {
  return askAi ? "algolia" : "local";
}

function findConflicts({ provider, endpoint }: AnswerConfig, search: SearchSettings): string[] {
  const chosen = provider ?? chooseProvider(search);
  const conflicts: string[] = [];
  if (chosen === "endpoint" && endpoint === undefined) {
    conflicts.push(
      'themeConfig.answers.provider is "endpoint" without an address, expected that of an answer server in themeConfig.answers.endpoint, such as "https://answers.example.org/api/answers". Set it, or remove the provider to have the site answer by itself.',
    );
  }
  if (chosen !== "endpoint" && chosen !== "algolia" && endpoint !== undefined) {
    conflicts.push(
      'themeConfig.answers.endpoint is set although nothing asks it, expected the provider "endpoint". Set themeConfig.answers.provider to "endpoint", or remove the address.',
    );
  }
  if (chosen === "algolia" && !search.askAi) {
    conflicts.push(
      'themeConfig.answers.provider is "algolia" without an assistant, expected its id in themeConfig.search.askAi. Set it, or remove the provider to have the site answer by itself.',
    );
  }
  if (chosen !== "algolia" && search.askAi) {
    conflicts.push(
      `themeConfig.search.askAi names an assistant that nobody asks, because themeConfig.answers.provider is ${JSON.stringify(chosen)}, expected "algolia". Correct the provider, or remove askAi.`,
    );
  }
  return conflicts;
}

function toAssistant({ appId = "", apiKey = "", indexName = "", contextualSearch, askAi }: SearchSettings): Assistant {
  return {
    assistantId: askAi?.assistantId ?? "",
    appId: askAi?.appId ?? appId,
    apiKey: askAi?.apiKey ?? apiKey,
    indexName: askAi?.indexName ?? indexName,
    facetFilters: askAi?.searchParameters?.facetFilters ?? [],
    contextualSearch,
  };
}

/**
 * Checks an endpoint. A path stays on the site's own host, and a full URL must not contain a password, because it's
 * public.
 */
function isEndpoint(value: unknown): boolean {
  if (typeof value !== "string" || /[?#]/.test(value)) {
    return false;
  }
  return /^\/(?!\/)/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value) && !new URL(value).username);
}
