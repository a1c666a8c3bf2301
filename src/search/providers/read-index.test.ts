import { expect, test } from "vitest";
import { readIndex } from "./read-index.ts";

const BASE = "https://example.org/docs/";
const manifest = async () => Response.json({ index: "/search/index.json", text: "/search/text.1.json" });

test("gives the addresses of a build's files, and the index itself", async () => {
  const files = { manifest: manifest(), index: Promise.resolve(new Response("{}")) };
  const { index, ...urls } = await readIndex(BASE, files);
  expect(urls).toEqual({ indexUrl: `${BASE}search/index.json`, textUrl: `${BASE}search/text.1.json` });
  expect(new TextDecoder().decode(index)).toBe("{}");
});

test.each([
  ["that is missing", async () => new Response("", { status: 404 }), /Unexpected status 404 of .*, expected 200/],
  ["out of reach", async () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
])("an index %s is an error", async (_, answer, message) => {
  await expect(readIndex(BASE, { manifest: manifest(), index: answer() })).rejects.toThrow(message);
});
