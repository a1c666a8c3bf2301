import { expect, test, vi } from "vitest";
import { createRequestHandler } from "./answer-request.ts";
import { createFiles, createPage } from "./testing.ts";
import type { WorkerResponse } from "./types.ts";

const { index, text } = createFiles([createPage("/a", "Secrets", "Text.")]);

/** Runs a worker's messages against files of the given content; an Error stands for an address that cannot be reached. */
function start(
  contents: Readonly<Record<string, unknown>>,
  wait: (ms: number) => Promise<void> = async () => undefined,
) {
  const sent: WorkerResponse[] = [];
  const asked: string[] = [];
  const handle = createRequestHandler({
    send: (response) => sent.push(response),
    wait,
    fetch: async (url) => {
      asked.push(url);
      const content = contents[url];
      if (content instanceof Error) {
        throw content;
      }
      return typeof content === "string" || content === undefined
        ? new Response(content ?? "Not found", { status: content === undefined ? 404 : 200 })
        : Response.json(content);
    },
  });
  return { sent, asked, handle };
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

test("the texts are asked for with the index there, and unpacked after the query that waited for it", async () => {
  const { sent, asked, handle } = start({ "/i": index, "/t": text }, async () => {
    expect(asked).toEqual(["/i"]);
    await Promise.resolve();
    expect(asked).toEqual(["/i", "/t"]);
    await handle(ask);
  });
  await handle(load);
  expect(sent.map(({ type }) => type)).toEqual(["ready", "answer", "complete"]);
  expect(sent[1]).toMatchObject({ answer: { isEarly: true } });
});

test.each([
  ["a message that is pasted", "cannot find the secret TOKEN", ["ready", "complete", "answer"]],
  ["a query that is typed", "find the secret", ["ready", "answer", "complete"]],
])("%s waits for its texts as the case may be", async (_, query, expected) => {
  let unpack: () => void = () => undefined;
  const unpacking = new Promise<void>((resolve) => {
    unpack = resolve;
  });
  const { sent, handle } = start({ "/i": index, "/t": text }, (ms) => (ms < 1000 ? unpacking : new Promise(() => {})));
  const loading = handle(load);
  await vi.waitFor(() => expect(sent).toEqual([{ type: "ready" }]));
  const answering = handle({ ...ask, query });
  await Promise.resolve();
  unpack();
  await Promise.all([loading, answering]);
  expect(sent.map(({ type }) => type)).toEqual(expected);
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
