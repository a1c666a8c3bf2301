import { closest } from "@docs/pages";
import { answerTexts } from "../src/answers/texts.ts";
import { searchTexts } from "../src/search/texts.ts";
import type { SearchConfig } from "./search.ts";

/** What a hosted search service is reached with; of use only together. */
export const CREDENTIALS = ["appId", "apiKey", "indexName"] as const;
const TEXTS = ["searchPagePath", "externalUrlRegex", "transformItems", "issueUrl"] as const;
const KEYS = [...CREDENTIALS, ...TEXTS, "hosts", "contextualSearch", "translations", "askAi"];

/** Ask AI came with this major version of the search widget, and only its protocol is spoken here. */
const ASK_AI_WIDGET_MAJOR = 4;

/** Finds every mistake in a search configuration; each says what was found, what was expected and the repair. */
export function findSearchMistakes(config: unknown): string[] {
  if (config === undefined) {
    return [];
  }
  if (!isRecord(config)) {
    return [`themeConfig.search is ${show(config)}, expected an object. Correct or remove it.`];
  }
  const found = config as SearchConfig;
  return [
    ...checkKeys(found, KEYS, ""),
    ...checkCredentials(found),
    ...checkTexts(found),
    ...checkHosts(found),
    ...checkTranslations(found.translations),
    ...checkAskAi(found),
  ];
}

function checkKeys(config: object, known: readonly string[], parent: string): string[] {
  return Object.keys(config)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const nearest = closest(key, known);
      const hint = nearest ? `"${nearest}"` : `one of: ${known.join(", ")}`;
      return `themeConfig.search.${parent}${key} is unknown, expected ${hint}. Correct or remove it.`;
    });
}

function checkCredentials(config: SearchConfig): string[] {
  const given = CREDENTIALS.filter((name) => config[name] !== undefined && config[name] !== "");
  const missing = CREDENTIALS.filter((name) => !given.includes(name));
  const ill = given.filter((name) => typeof config[name] !== "string").map((name) => expectText(name, config[name]));
  if (given.length === 0 || missing.length === 0) {
    return ill;
  }
  return [
    `themeConfig.search has ${given.join(" and ")} without ${missing.join(" and ")}, expected all three or none. ` +
      `Set ${missing.join(" and ")} too for hosted search, or remove ${given.join(" and ")} to search the site's own index.`,
    ...ill,
  ];
}

function checkTexts(config: SearchConfig): string[] {
  const ill: string[] = TEXTS.filter((name) => config[name] !== undefined && !isText(config[name])).map((name) =>
    expectText(name, config[name]),
  );
  if (config.contextualSearch !== undefined && typeof config.contextualSearch !== "boolean") {
    ill.push(
      `themeConfig.search.contextualSearch is ${show(config.contextualSearch)}, expected true or false. Correct it.`,
    );
  }
  if (isText(config.externalUrlRegex) && !isRegex(config.externalUrlRegex)) {
    ill.push(
      `themeConfig.search.externalUrlRegex is ${show(config.externalUrlRegex)}, expected the source of a regular expression such as "example\\\\.org/blog". Correct it.`,
    );
  }
  if (isText(config.issueUrl) && !(isWebAddress(config.issueUrl) && config.issueUrl.includes("{query}"))) {
    ill.push(
      `themeConfig.search.issueUrl is ${show(config.issueUrl)}, expected an http or https address with {query} in it, such as "https://example.org/issues/new?title={query}". Correct it.`,
    );
  }
  return ill;
}

function checkHosts({ hosts }: SearchConfig): string[] {
  const isRight = hosts === undefined || (Array.isArray(hosts) && hosts.length > 0 && hosts.every(isOrigin));
  return isRight
    ? []
    : [
        `themeConfig.search.hosts is ${show(hosts)}, expected origins such as ["https://search.example.org"]. Correct it, or remove it to ask Algolia.`,
      ];
}

function checkTranslations(translations: unknown): string[] {
  if (translations === undefined) {
    return [];
  }
  if (!isRecord(translations)) {
    return [`themeConfig.search.translations is ${show(translations)}, expected an object of texts. Correct it.`];
  }
  return [
    ...checkKeys(translations, [...Object.keys(searchTexts), ...Object.keys(answerTexts)], "translations."),
    ...Object.entries(translations)
      .filter(([, text]) => !isText(text))
      .map(([name, text]) => expectText(`translations.${name}`, text)),
  ];
}

function checkAskAi(config: SearchConfig): string[] {
  const { askAi } = config;
  if (askAi === undefined) {
    return [];
  }
  const settings: unknown = typeof askAi === "string" ? { assistantId: askAi } : askAi;
  if (!isRecord(settings)) {
    return [`themeConfig.search.askAi is ${show(askAi)}, expected the id of an assistant or an object. Correct it.`];
  }
  const known = ["assistantId", "widgetVersion", "indexName", "apiKey", "appId", "searchParameters"];
  const mistakes = checkKeys(settings, known, "askAi.");
  if (!isText(settings.assistantId)) {
    mistakes.push(expectText("askAi.assistantId", settings.assistantId));
  }
  if (!CREDENTIALS.every((name) => settings[name] ?? config[name])) {
    mistakes.push(
      "themeConfig.search.askAi is set without a hosted search, expected appId, apiKey and indexName too. Set all three, or remove askAi.",
    );
  }
  const { widgetVersion = ASK_AI_WIDGET_MAJOR } = settings;
  if (Number.parseInt(String(widgetVersion), 10) !== ASK_AI_WIDGET_MAJOR) {
    mistakes.push(
      `themeConfig.search.askAi.widgetVersion is ${show(widgetVersion)}, expected major version ${ASK_AI_WIDGET_MAJOR}: Ask AI only works with search widget major version ${ASK_AI_WIDGET_MAJOR}. Set it to ${ASK_AI_WIDGET_MAJOR}, or remove askAi.`,
    );
  }
  return mistakes;
}

function expectText(name: string, value: unknown): string {
  return `themeConfig.search.${name} is ${show(value)}, expected a text that is not empty. Correct or remove it.`;
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

function isOrigin(value: unknown): boolean {
  return isText(value) && isWebAddress(value) && new URL(value).origin === value;
}

function isRegex(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
