import * as z from "zod";
import { answerTexts } from "./answer-texts.ts";
import { optionsOf, parseOptions } from "./parse-options.ts";
import type { SearchConfig, SearchSettings } from "./search.ts";
import { searchTexts } from "./search-texts.ts";

/** Credentials of a hosted search service, which are useful only together. */
const CREDENTIALS = ["appId", "apiKey", "indexName"] as const;

/** The major version of the search widget that introduced Ask AI, and the only protocol that's supported here. */
const WIDGET_MAJOR = 4;

const NOT_EMPTY = "a text that is not empty";
const text = z.string({ error: NOT_EMPTY }).min(1, { error: NOT_EMPTY });
const credential = z.string({ error: NOT_EMPTY }).optional();
const credentials = { appId: credential, apiKey: credential, indexName: credential };

const assistant = optionsOf({
  ...credentials,
  assistantId: text,
  widgetVersion: z
    .custom<number | string>((version) => Number.parseInt(String(version), 10) === WIDGET_MAJOR, {
      error: `major version ${WIDGET_MAJOR}: Ask AI only works with search widget major version ${WIDGET_MAJOR}. Set it to ${WIDGET_MAJOR}, or remove askAi.`,
    })
    .optional(),
  searchParameters: optionsOf({
    facetFilters: z
      .custom<readonly (string | readonly string[])[]>(isFilterList, {
        error: 'a list of filters such as ["language:en", ["version:1", "version:2"]]. Correct it.',
      })
      .optional(),
  }).optional(),
});

const schema = optionsOf({
  ...credentials,
  hosts: z
    .custom<readonly string[]>((hosts) => Array.isArray(hosts) && hosts.length > 0 && hosts.every(isOrigin), {
      error: 'origins such as ["https://search.example.org"]. Correct it, or remove it to ask Algolia.',
    })
    .optional(),
  searchPagePath: text.default("search").transform((path) => path.replace(/^\/|\/$/g, "")),
  contextualSearch: z.boolean({ error: "true or false. Correct it." }).default(true),
  externalUrlRegex: text
    .refine(isRegex, { error: 'the source of a regular expression such as "example\\\\.org/blog". Correct it.' })
    .optional(),
  transformItems: text.optional(),
  translations: optionsOf(
    Object.fromEntries(Object.keys({ ...searchTexts, ...answerTexts }).map((name) => [name, text.optional()])),
  ).default({}),
  issueUrl: text
    .refine((address) => isWebAddress(address) && address.includes("{query}"), {
      error:
        'an http or https address with {query} in it, such as "https://example.org/issues/new?title={query}". Correct it.',
    })
    .optional(),
  askAi: z.preprocess((askAi) => (typeof askAi === "string" ? { assistantId: askAi } : askAi), assistant.optional()),
});

/**
 * Checks a site's `themeConfig.search` and fills in its defaults.
 *
 * @throws Error with every mistake, what was expected instead, and the fix.
 */
export function parseSearchOptions(options: unknown): SearchSettings {
  return parseOptions(options, { schema, where: "themeConfig.search", findConflicts }) as SearchSettings;
}

function findConflicts(options: object): string[] {
  const { askAi, ...search }: SearchConfig = options;
  const conflicts: string[] = [];
  const given = CREDENTIALS.filter((name) => search[name]).join(" and ");
  const missing = CREDENTIALS.filter((name) => !search[name]).join(" and ");
  if (given && missing) {
    conflicts.push(
      `themeConfig.search has ${given} without ${missing}, expected all three or none. ` +
        `Set ${missing} too for hosted search, or remove ${given} to search the site's own index.`,
    );
  }
  const own = typeof askAi === "object" ? askAi : undefined;
  if (askAi && !CREDENTIALS.every((name) => own?.[name] ?? search[name])) {
    conflicts.push(
      "themeConfig.search.askAi is set without a hosted search, expected appId, apiKey and indexName too. Set all three, or remove askAi.",
    );
  }
  return conflicts;
}

/** Checks whether a hosted service answers searches; if not, the site's own index does. */
export function isHosted({ appId, apiKey, indexName }: SearchSettings): boolean {
  return Boolean(appId && apiKey && indexName);
}

/** Returns the origin that a hosted search asks first, for the browser to connect to in advance. */
export function findPreconnectOrigin(settings: SearchSettings): string | undefined {
  return isHosted(settings) ? (settings.hosts?.[0] ?? `https://${settings.appId}-dsn.algolia.net`) : undefined;
}

function isFilterList(filters: unknown): boolean {
  const isFilter = (filter: unknown) => typeof filter === "string" && filter.includes(":");
  return Array.isArray(filters) && filters.every((one) => (Array.isArray(one) ? one.every(isFilter) : isFilter(one)));
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

function isOrigin(value: unknown): boolean {
  return typeof value === "string" && isWebAddress(value) && new URL(value).origin === value;
}

function isRegex(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
