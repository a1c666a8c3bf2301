import { expect, test } from "vitest";
import { readOperatorSettings } from "./operator.ts";

test("nothing set: no analytics, no community script, no edit link", () => {
  expect(readOperatorSettings({})).toEqual({
    siteUrl: "https://docs.dagger.io",
    posthog: undefined,
    search: {},
    answers: {},
    communityScriptUrl: undefined,
    editUrl: undefined,
    hasAssistants: true,
    issuesUrl: undefined,
  });
});

test("links to assistants can be switched off", () => {
  expect(readOperatorSettings({ ASSISTANT_LINKS: "off" }).hasAssistants).toBe(false);
});

test("addresses lose their last slash", () => {
  const settings = readOperatorSettings({
    SITE_URL: "https://docs.example.org/",
    POSTHOG_KEY: "k",
    POSTHOG_HOST: "https://e.example.org/",
  });
  expect(settings.siteUrl).toBe("https://docs.example.org");
  expect(settings.posthog).toEqual({ key: "k", host: "https://e.example.org" });
});

test("the keys of a hosted search go into the search's configuration", () => {
  const settings = readOperatorSettings({ ALGOLIA_APP_ID: "a", ALGOLIA_API_KEY: "k", ALGOLIA_INDEX_NAME: "i" });
  expect(settings.search).toEqual({ appId: "a", apiKey: "k", indexName: "i" });
});

test("who answers questions goes into the configuration of Ask AI, the assistant of a hosted service into the search's", () => {
  const env = { ASK_AI_PROVIDER: "endpoint", ASK_AI_ENDPOINT: "/api/answers", ALGOLIA_ASSISTANT_ID: "a" };
  expect(readOperatorSettings(env)).toMatchObject({
    answers: { provider: "endpoint", endpoint: "/api/answers" },
    search: { askAi: "a" },
  });
});

test.each([
  [
    { POSTHOG_KEY: "k" },
    "POSTHOG_KEY is set without POSTHOG_HOST, expected both or neither. Set POSTHOG_HOST too, or unset POSTHOG_KEY.",
  ],
  [
    { POSTHOG_HOST: "https://x.org" },
    "POSTHOG_HOST is set without POSTHOG_KEY, expected both or neither. Set POSTHOG_KEY too, or unset POSTHOG_HOST.",
  ],
  [
    { ALGOLIA_APP_ID: "a" },
    "ALGOLIA_APP_ID is set without ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, expected all three or none. Set ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME too, or unset ALGOLIA_APP_ID.",
  ],
  [
    { ASSISTANT_LINKS: "no" },
    'Unexpected ASSISTANT_LINKS="no", expected "on" or "off". Correct it or unset ASSISTANT_LINKS.',
  ],
  [
    { SITE_URL: "docs.example.org" },
    'Unexpected SITE_URL="docs.example.org", expected an http or https address. Correct it or unset SITE_URL.',
  ],
  [
    { COMMUNITY_SCRIPT_URL: "javascript:alert(1)" },
    'Unexpected COMMUNITY_SCRIPT_URL="javascript:alert(1)", expected an http or https address. Correct it or unset COMMUNITY_SCRIPT_URL.',
  ],
])("half a setting stops the build: %o", (env, message) => {
  expect(() => readOperatorSettings(env)).toThrow(message);
});
