import { expect, test } from "vitest";
import { fetchJson } from "./fetch-json.ts";

test("a file is its JSON, and can be waited for only so long", async () => {
  let signal: AbortSignal | undefined;
  const file = await fetchJson("/search/manifest.json", async (_url, options) => {
    signal = options.signal;
    return Response.json({ index: "/i" });
  });
  expect(file).toEqual({ index: "/i" });
  expect(signal?.aborted).toBe(false);
});

test.each([
  [
    "that is missing",
    new Response("Not found", { status: 404 }),
    "/x was answered with status 404, expected 200. Load it again.",
  ],
  ["with a page in its place", new Response("<!doctype html>"), "JSON"],
  ["that is cut short", new Response('{"index": "/i'), "JSON"],
])("a file %s is an error", async (_what, response, message) => {
  await expect(fetchJson("/x", async () => response)).rejects.toThrow(message);
});
