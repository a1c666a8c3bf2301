import { expect, test } from "vitest";
import { createRequestHandler } from "./answer-request.ts";
import { createFiles, createPage } from "./testing.ts";
import type { WorkerResponse } from "./types.ts";

const { index, text } = createFiles([createPage("/a", "Secrets", "Text.")]);

/** Runs a worker's messages against files of the given content; an Error stands for an address that cannot be reached. */
function start(contents: Readonly<Record<string, unknown>>, wait: () => Promise<void> = async () => undefined) {
  const sent: WorkerResponse[] = [];
  const handle = createRequestHandler({
    send: (response) => sent.push(response),
    wait,
    fetch: async (url) => {
      const content = contents[url];
      if (content instanceof Error) {
        throw content;
      }
      return typeof content === "string" || content === undefined
        ? new Response(content ?? "Not found", { status: content === undefined ? 404 : 200 })
        : Response.json(content);
    },
  });
  return { sent, handle };
}

const load = { type: "load", indexUrl: "/i", textUrl: "/t" } as const;
const ask = { type: "search", id: 7, query: "secrets", options: { limit: 1 } } as const;

test("it is ready before the texts, complete with them, and answers by id", async () => {
  const { sent, handle } = start({ "/i": index, "/t": text });
  await handle(load);
  await handle(ask);
  expect(sent.map(({ type }) => type)).toEqual(["ready", "complete", "answer"]);
  expect(sent[2]).toMatchObject({ id: 7, answer: { query: "secrets", total: 1 } });
});

test("a query that waits for the index is answered before its texts are asked for", async () => {
  const contents: Record<string, unknown> = { "/i": index };
  const { sent, handle } = start(contents, async () => {
    await handle(ask);
    contents["/t"] = text;
  });
  await handle(load);
  expect(sent.map(({ type }) => type)).toEqual(["ready", "answer", "complete"]);
});

test("an index that the page has already is not asked for again, and one that is no JSON is reported", async () => {
  const { sent, handle } = start({ "/t": text });
  const toContent = (file: string) => new TextEncoder().encode(file).buffer as ArrayBuffer;
  await handle({ ...load, index: toContent(JSON.stringify(index)) });
  await handle({ ...load, index: toContent("<!doctype html>") });
  expect(sent).toEqual([
    { type: "ready" },
    { type: "complete" },
    { type: "failed", message: expect.stringContaining("JSON") },
  ]);
});

test.each([
  ["missing", undefined, "/i was answered with status 404, expected 200"],
  ["truncated", JSON.stringify(index).slice(0, 200), "JSON"],
  ["a page of HTML", "<!doctype html>", "JSON"],
  ["out of reach", new TypeError("Failed to fetch"), "Failed to fetch"],
  ["of another format", { ...index, format: 99 }, "has format 99, expected 1"],
])("an index that is %s is reported, and loading again helps", async (_, content, message) => {
  const contents: Record<string, unknown> = { "/i": content, "/t": text };
  const { sent, handle } = start(contents);
  await handle(load);
  expect(sent).toEqual([{ type: "failed", message: expect.stringContaining(message) }]);
  contents["/i"] = index;
  await handle(load);
  expect(sent.map(({ type }) => type)).toEqual(["failed", "ready", "complete"]);
});

test("without its texts the search goes on", async () => {
  const { sent, handle } = start({ "/i": index });
  await handle(load);
  await handle(ask);
  expect(sent.map(({ type }) => type)).toEqual(["ready", "incomplete", "answer"]);
});

test("a search before the index is refused by its id", async () => {
  const { sent, handle } = start({});
  await handle(ask);
  expect(sent).toEqual([{ type: "failed", id: 7, message: expect.stringContaining("expected a load request") }]);
});
