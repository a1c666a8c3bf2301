import type { AnswerConfig } from "./answers.ts";
import type { SearchConfig } from "./search.ts";

/** Settings that the operator of the site chooses at build time, read from the environment. */
export interface OperatorSettings {
  /** Public address, used in canonical links and the sitemap. */
  readonly siteUrl: string;
  /** Product analytics, which is off without a key. */
  readonly posthog: { readonly key: string; readonly host: string } | undefined;
  /** Hosted search (Algolia). Without its keys, the site searches its own index. */
  readonly search: Pick<SearchConfig, "appId" | "apiKey" | "indexName" | "askAi">;
  /** Who answers questions. If unset, the site answers from its own pages. */
  readonly answers: AnswerConfig;
  /** Community-tracking script, which is off without an address. */
  readonly communityScriptUrl: string | undefined;
  /**
   * Base address of "Edit this page" links, such as a forge's edit address of this repository's root. If unset, there
   * are no such links.
   */
  readonly editUrl: string | undefined;
  /** Whether the menu of a page links to assistants of other companies. */
  readonly hasAssistants: boolean;
  /** Address where readers open an issue, which each page then links to with its title. If unset, there are no links. */
  readonly issuesUrl: string | undefined;
}

const DEFAULT_SITE_URL = "https://docs.dagger.io";

const ALGOLIA_NAMES = ["ALGOLIA_APP_ID", "ALGOLIA_API_KEY", "ALGOLIA_INDEX_NAME"] as const;

/**
 * Reads and checks the operator's settings.
 *
 * @throws Error naming the variable and the fix when a setting is incomplete or isn't an https address.
 */
export function readOperatorSettings(env: Readonly<Record<string, string | undefined>>): OperatorSettings {
  const key = env.POSTHOG_KEY || undefined;
  const host = readUrl(env, "POSTHOG_HOST");
  expectAllOrNone(env, ["POSTHOG_KEY", "POSTHOG_HOST"], "both or neither");
  expectAllOrNone(env, ALGOLIA_NAMES, "all three or none");
  const [appId, apiKey, indexName] = ALGOLIA_NAMES.map((name) => env[name]);
  const askAi = env.ALGOLIA_ASSISTANT_ID || undefined;
  return {
    siteUrl: readUrl(env, "SITE_URL") ?? DEFAULT_SITE_URL,
    posthog: key && host ? { key, host } : undefined,
    search: { ...(appId ? { appId, apiKey, indexName } : {}), ...(askAi ? { askAi } : {}) },
    answers: readAnswers(env),
    communityScriptUrl: readUrl(env, "COMMUNITY_SCRIPT_URL"),
    editUrl: readUrl(env, "EDIT_URL"),
    hasAssistants: readSwitch(env, "ASSISTANT_LINKS"),
    issuesUrl: readUrl(env, "ISSUES_URL"),
  };
}

/** Reads the answer settings. They're validated, alone and in combination, with the rest of the configuration. */
function readAnswers(env: Readonly<Record<string, string | undefined>>): AnswerConfig {
  const provider = env.ASK_AI_PROVIDER as AnswerConfig["provider"];
  const endpoint = env.ASK_AI_ENDPOINT;
  return { ...(provider ? { provider } : {}), ...(endpoint ? { endpoint } : {}) };
}

/** Checks that settings that belong together are set together, because an incomplete service can't answer. */
function expectAllOrNone(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  expected: string,
): void {
  const found = names.filter((name) => env[name]).join(" and ");
  const missing = names.filter((name) => !env[name]).join(" and ");
  if (found && missing) {
    throw new Error(`${found} is set without ${missing}, expected ${expected}. Set ${missing} too, or unset ${found}.`);
  }
}

/** Reads a setting that's on unless it says `off`. */
function readSwitch(env: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const value = env[name] || "on";
  if (value !== "on" && value !== "off") {
    throw new Error(`Unexpected ${name}="${value}", expected "on" or "off". Correct it or unset ${name}.`);
  }
  return value === "on";
}

function readUrl(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const value = env[name];
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`Unexpected ${name}="${value}", expected an http or https address. Correct it or unset ${name}.`);
  }
  return value.replace(/\/$/, "");
}
