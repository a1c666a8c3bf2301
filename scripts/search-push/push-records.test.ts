import { createPage } from "@docs/search/testing";
import { expect, test } from "vitest";
import { renderRecords } from "../../plugins/search-index/render-records.ts";
import { describePush, type PushClient, pushRecords, readTarget } from "./push-records.ts";

const records = renderRecords([createPage("/a", "Caching", "Layers."), createPage("/b", "Secrets", "Tokens.")], {
  siteUrl: "https://site.test/",
  version: "1.0.0",
  language: "en",
  partOf: () => "Docs",
});
const content = { records, synonyms: [{ from: "docker compose", to: ["services"] }] };

test("settings and synonyms stand before the records are replaced in one step", async () => {
  const calls: [string, unknown][] = [];
  const note = (name: string) => async (argument: unknown) => {
    calls.push([name, argument]);
    return { taskID: calls.length };
  };
  const names = ["setSettings", "waitForTask", "saveSynonyms", "replaceAllObjects"];
  await pushRecords(
    Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as PushClient,
    "docs",
    content,
  );
  expect(calls.map(([name]) => name)).toEqual([
    "setSettings",
    "waitForTask",
    "saveSynonyms",
    "waitForTask",
    "replaceAllObjects",
  ]);
  expect(calls[2]?.[1]).toMatchObject({
    indexName: "docs",
    synonymHit: [
      { objectID: "docker-compose", type: "onewaysynonym", input: "docker compose", synonyms: ["services"] },
    ],
  });
  expect(calls[4]?.[1]).toMatchObject({ indexName: "docs", objects: records });
});

test("a dry run says what would go where", () => {
  expect(describePush(content, undefined)).toMatch(
    /^2 records of 2 pages \(2 page\), .*\n1 synonyms\nto the index that ALGOLIA_INDEX_NAME will name$/,
  );
});

const complete = { ALGOLIA_APP_ID: "app", ALGOLIA_WRITE_KEY: "write", ALGOLIA_INDEX_NAME: "docs" };

test.each([
  [complete, { appId: "app", writeKey: "write", indexName: "docs" }],
  [
    { ...complete, ALGOLIA_HOST: "https://s.test" },
    { appId: "app", writeKey: "write", indexName: "docs", host: "https://s.test" },
  ],
])("the target of %j", (env, target) => {
  expect(readTarget(env)).toEqual(target);
});

test.each([
  [{}, /ALGOLIA_APP_ID is not set.*\n.*ALGOLIA_WRITE_KEY is not set.*\n.*ALGOLIA_INDEX_NAME is not set/],
  [{ ...complete, ALGOLIA_API_KEY: "write" }, /ALGOLIA_WRITE_KEY is ALGOLIA_API_KEY, expected another one/],
  [{ ...complete, ALGOLIA_HOST: "s.test" }, /Unexpected ALGOLIA_HOST="s.test", expected an address such as https/],
])("the environment %j is refused", (env, message) => {
  expect(() => readTarget(env)).toThrow(message);
});
