import { expect, test } from "vitest";
import { readIndex } from "./read-index.ts";

const BASE = "https://example.org/docs/";
const urls = { indexUrl: `${BASE}search/index.1.json`, textUrl: `${BASE}search/text.1.json` };
const newest = { indexUrl: `${BASE}search/index.2.json`, textUrl: `${BASE}search/text.2.json` };
const readJson = async () => ({ index: "/search/index.2.json", text: "/search/text.2.json" });

test("gives the index that the page asked for, and where its texts are", async () => {
  const { index, ...addresses } = await readIndex(
    BASE,
    { urls, response: Promise.resolve(new Response("{}")) },
    readJson,
  );
  expect(addresses).toEqual(urls);
  expect(new TextDecoder().decode(index)).toBe("{}");
});

test.each([
  ["has gone with a deploy", async () => new Response("", { status: 404 })],
  ["cannot be reached", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("where that index %s, the newest is named", async (_, answer) => {
  await expect(readIndex(BASE, { urls, response: answer() }, readJson)).resolves.toEqual(newest);
});

test("a page that knows no build asks for the newest", async () => {
  await expect(readIndex(BASE, undefined, readJson)).resolves.toEqual(newest);
});

test("without a manifest either, the search fails with its reason", async () => {
  const failing = async () => Promise.reject(new Error("manifest.json was answered with status 404"));
  await expect(readIndex(BASE, undefined, failing)).rejects.toThrow("status 404");
});
