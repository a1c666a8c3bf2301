import { describe, expect, test } from "vitest";
import { parseSearchOptions } from "../../config/search-options.ts";
import { parseAnswerOptions } from "./options.ts";

const parse = (answers: unknown, search: unknown) => parseAnswerOptions(answers, parseSearchOptions(search));

const SEARCH = { appId: "APP", apiKey: "key", indexName: "docs", askAi: "assistant" };

describe("who answers questions", () => {
  test.each([
    [undefined, undefined, { provider: "local" }],
    [{}, { searchPagePath: "find" }, { provider: "local" }],
    [{ provider: "off" }, undefined, { provider: "off" }],
    [
      { provider: "endpoint", endpoint: "https://answers.example.org/api/answers/" },
      undefined,
      { provider: "endpoint", endpoint: "https://answers.example.org/api/answers" },
    ],
    [{ provider: "endpoint", endpoint: "/api/answers" }, undefined, { provider: "endpoint", endpoint: "/api/answers" }],
  ])("%o: %o gives %o", (config, search, settings) => {
    expect(parse(config, search)).toEqual(settings);
  });

  test("a hosted assistant answers where one is named, with the search's own index", () => {
    expect(parse(undefined, SEARCH)).toEqual({
      provider: "algolia",
      endpoint: "https://askai.algolia.com/chat",
      assistant: {
        assistantId: "assistant",
        appId: "APP",
        apiKey: "key",
        indexName: "docs",
        facetFilters: [],
        contextualSearch: true,
      },
    });
  });

  test("an assistant may have an index, a key and an application of its own, filters, and another host", () => {
    const askAi = {
      assistantId: "a",
      appId: "APP2",
      apiKey: "key2",
      indexName: "docs-markdown",
      searchParameters: { facetFilters: ["language:en", ["version:1", "version:2"]] },
    };
    const search = { ...SEARCH, contextualSearch: false, askAi };
    expect(parse({ provider: "algolia", endpoint: "http://127.0.0.1:4281/chat" }, search)).toEqual({
      provider: "algolia",
      endpoint: "http://127.0.0.1:4281/chat",
      assistant: {
        assistantId: "a",
        appId: "APP2",
        apiKey: "key2",
        indexName: "docs-markdown",
        facetFilters: ["language:en", ["version:1", "version:2"]],
        contextualSearch: false,
      },
    });
  });
});

describe("a mistake in the configuration of Ask AI stops the build and says how to mend it", () => {
  test.each<readonly [config: unknown, search: unknown, message: string]>([
    ["local", undefined, 'themeConfig.answers is "local", expected an object. Correct or remove it.'],
    [
      { provider: "lokal" },
      undefined,
      'themeConfig.answers.provider is "lokal", expected "local". Correct or remove it.',
    ],
    [
      { provider: 4 },
      undefined,
      'themeConfig.answers.provider is 4, expected one of "local", "endpoint", "algolia", "off". Correct or remove it.',
    ],
    [
      { endpont: "/api/answers" },
      undefined,
      'themeConfig.answers.endpont is unknown, expected "endpoint". Correct or remove it.',
    ],
    [
      { provider: "endpoint", endpoint: "/api", apiKey: "a-secret" },
      undefined,
      "themeConfig.answers.apiKey would be published with the site, expected no key here. Remove it, and set ANSWERS_MODEL_KEY in the environment of the answer server.",
    ],
    [
      { provider: "endpoint" },
      undefined,
      'themeConfig.answers.provider is "endpoint" without an address, expected that of an answer server in themeConfig.answers.endpoint, such as "https://answers.example.org/api/answers". Set it, or remove the provider to have the site answer by itself.',
    ],
    [
      { endpoint: "/api/answers" },
      undefined,
      'themeConfig.answers.endpoint is set although nothing asks it, expected the provider "endpoint". Set themeConfig.answers.provider to "endpoint", or remove the address.',
    ],
    ...[
      "answers.example.org",
      "//evil.example.org",
      "https://name:word@example.org/",
      "https://example.org/?key=1",
      7,
    ].map(
      (endpoint) =>
        [
          { provider: "endpoint", endpoint },
          undefined,
          `themeConfig.answers.endpoint is ${JSON.stringify(endpoint)}, expected an http or https address without a name, a query and an anchor, or a path of this host such as "/api/answers". Correct it.`,
        ] as const,
    ),
    [
      { provider: "algolia" },
      { appId: "APP", apiKey: "key", indexName: "docs" },
      'themeConfig.answers.provider is "algolia" without an assistant, expected its id in themeConfig.search.askAi. Set it, or remove the provider to have the site answer by itself.',
    ],
    [
      { provider: "local" },
      SEARCH,
      'themeConfig.search.askAi names an assistant that nobody asks, because themeConfig.answers.provider is "local", expected "algolia". Correct the provider, or remove askAi.',
    ],
    [
      undefined,
      { ...SEARCH, askAi: { assistantId: "a", searchParameters: { facetFilters: "language:en" } } },
      'themeConfig.search.askAi.searchParameters.facetFilters is "language:en", expected a list of filters such as ["language:en", ["version:1", "version:2"]]. Correct it.',
    ],
    [
      undefined,
      { ...SEARCH, askAi: { assistantId: "a", searchParameters: { filters: "x:y" } } },
      'themeConfig.search.askAi.searchParameters.filters is unknown, expected one of "facetFilters". Correct or remove it.',
    ],
  ])("%o: %o", (config, search, message) => {
    expect(() => parse(config, search)).toThrow(message);
  });

  test("all mistakes are told at once", () => {
    expect(() => parse({ provider: "endpoint", token: "x" }, undefined)).toThrow(/token[\s\S]*without an address/);
  });
});
