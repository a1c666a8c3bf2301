import { describe, expect, test } from "vitest";
import { findPreconnectOrigin, isHosted, parseSearchOptions } from "./search-options.ts";

const CREDENTIALS = { appId: "APP", apiKey: "key", indexName: "docs" };

describe("the search configuration", () => {
  test("without a word: the site searches its own index, and its page of results is /search", () => {
    const settings = parseSearchOptions(undefined);
    expect(isHosted(settings)).toBe(false);
    expect(settings.searchPagePath).toBe("search");
    expect(findPreconnectOrigin(settings)).toBeUndefined();
  });

  test("with all three credentials: hosted and contextual, and the browser connects to the domain of the appId", () => {
    const settings = parseSearchOptions(CREDENTIALS);
    expect(isHosted(settings)).toBe(true);
    expect(settings.contextualSearch).toBe(true);
    expect(findPreconnectOrigin(settings)).toBe("https://APP-dsn.algolia.net");
  });

  test("hosts of one's own are connected to in Algolia's place", () => {
    const settings = parseSearchOptions({ ...CREDENTIALS, hosts: ["https://search.example.org"] });
    expect(findPreconnectOrigin(settings)).toBe("https://search.example.org");
  });

  test("slashes around the page's path make no difference, and an assistant can be named by its id alone", () => {
    const settings = parseSearchOptions({ ...CREDENTIALS, searchPagePath: "/find/", askAi: "assistant" });
    expect(settings).toMatchObject({ searchPagePath: "find", askAi: { assistantId: "assistant" } });
  });

  test.each([[4], ["4"], ["4.3.2"]])("Ask AI works with widget version %s", (widgetVersion) => {
    const config = { ...CREDENTIALS, askAi: { assistantId: "a", widgetVersion } };
    expect(() => parseSearchOptions(config)).not.toThrow();
  });
});

describe("a mistake in the search configuration stops the build and says how to mend it", () => {
  test.each([
    [
      { appId: "APP" },
      "themeConfig.search has appId without apiKey and indexName, expected all three or none. Set apiKey and indexName too for hosted search, or remove appId to search the site's own index.",
    ],
    [
      { appId: "APP", indexName: "docs", apiKey: "" },
      "themeConfig.search has appId and indexName without apiKey, expected all three or none. Set apiKey too for hosted search, or remove appId and indexName to search the site's own index.",
    ],
    [{ apikey: "k" }, 'themeConfig.search.apikey is unknown, expected "apiKey". Correct or remove it.'],
    [
      { translations: { noResult: "Nothing" } },
      'themeConfig.search.translations.noResult is unknown, expected "noResults". Correct or remove it.',
    ],
    [
      { translations: { close: 1 } },
      "themeConfig.search.translations.close is 1, expected a text that is not empty. Correct or remove it.",
    ],
    [{ contextualSearch: "yes" }, 'themeConfig.search.contextualSearch is "yes", expected true or false. Correct it.'],
    [{ externalUrlRegex: "(" }, 'themeConfig.search.externalUrlRegex is "(", expected the source of a regular expr'],
    [
      { issueUrl: "https://example.org/new" },
      'themeConfig.search.issueUrl is "https://example.org/new", expected an http or https address with {query} in it',
    ],
    [
      { issueUrl: "javascript:alert({query})" },
      'themeConfig.search.issueUrl is "javascript:alert({query})", expected an http or https address',
    ],
    [
      { hosts: ["search.example.org"] },
      'themeConfig.search.hosts is ["search.example.org"], expected origins such as ["https://search.example.org"].',
    ],
    [
      { ...CREDENTIALS, askAi: { assistantId: "a", widgetVersion: "3.9.0" } },
      'themeConfig.search.askAi.widgetVersion is "3.9.0", expected major version 4: Ask AI only works with search widget major version 4. Set it to 4, or remove askAi.',
    ],
    [
      { askAi: "assistant" },
      "themeConfig.search.askAi is set without a hosted search, expected appId, apiKey and indexName too. Set all three, or remove askAi.",
    ],
    ["off", 'themeConfig.search is "off", expected an object. Correct or remove it.'],
  ])("%o", (config, message) => {
    expect(() => parseSearchOptions(config)).toThrow(message);
  });

  test("all mistakes are told at once", () => {
    expect(() => parseSearchOptions({ appId: "APP", searchPagePath: 3 })).toThrow(
      /searchPagePath is 3[\s\S]*appId without/,
    );
  });
});
