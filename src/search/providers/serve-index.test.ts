import { createFiles, createPage } from "@docs/search/testing";
import { expect, test, vi } from "vitest";
import { createIndexServer, type IndexResponse } from "./serve-index.ts";

const { index, text } = createFiles([createPage("/a", "Secrets", "Text.")]);

/** Runs a worker's messages against files with the given content; an `Error` means an address that can't be reached. */
function start(
  contents: Readonly<Record<string, unknown>>,
  wait: (ms: number) => Promise<void> = async () => undefined,
) {
  const sent: IndexResponse[] = [];
  const asked: string[] = [];
  const handle = createIndexServer({
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
  ["a message that is pasted", "cannot find the secret TOKEN", {}, ["ready", "complete", "answer"]],
  ["a query that is typed", "find the secret", {}, ["ready", "answer", "complete"]],
  ["a query of the page of results", "find the secret", { isPatient: true }, ["ready", "complete", "answer"]],
])("%s waits for its texts as the case may be", async (_, query, options, expected) => {
  let unpack: () => void = () => undefined;
  const unpacking = new Promise<void>((resolve) => {
    unpack = resolve;
  });
  const { sent, handle } = start({ "/i": index, "/t": text }, (ms) => (ms < 1000 ? unpacking : new Promise(() => {})));
  const loading = handle(load);
  await vi.waitFor(() => expect(sent).toEqual([{ type: "ready" }]));
  const answering = handle({ ...ask, query, options });
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
    { type: "failed", name: "SyntaxError", message: expect.stringContaining("JSON") },
  ]);
});

test.each([
  ["missing", undefined, "/i was answered with status 404, expected 200"],
  ["truncated", JSON.stringify(index).slice(0, 200), "JSON"],
  ["a page of HTML", "<!doctype html>", "JSON"],
  ["out of reach", new TypeError("Failed to fetch"), "Failed to fetch"],
  ["of another format", { ...index, format: 99 }, `has format 99, expected ${index.format}`],
])("an index that is %s is reported, and loading again helps", async (_, content, message) => {
  const contents: Record<string, unknown> = { "/i": content, "/t": text };
  const { sent, handle } = start(contents);
  await handle(load);
  expect(sent).toEqual([{ type: "failed", name: expect.any(String), message: expect.stringContaining(message) }]);
  contents["/i"] = index;
  await handle(load);
  expect(sent.map(({ type }) => type)).toEqual(["failed", "ready", "complete"]);
});

test("without its texts the search goes on", async () => {
  const { sent, handle } = start({ "/i": index });
  await handle(load);
  await handle(ask);
  expect(sent.map(({ type }) => type)).toEqual(["ready", "answer"]);
});

test("a search before the index is refused by its id", async () => {
  const { sent, handle } = start({});
  await handle(ask);
  expect(sent).toEqual([
    { type: "failed", id: 7, name: "Error", message: expect.stringContaining("expected a load request") },
  ]);
});

const question = { type: "ask", id: 8, question: "what is a secret?", options: { history: [] } } as const;
const secret = createFiles([createPage("/a", "Secret", "A secret is a value that nobody sees.")]);

test("a question is answered from the same index, and waits for the texts", async () => {
  let unpack: () => void = () => undefined;
  const unpacking = new Promise<void>((resolve) => {
    unpack = resolve;
  });
  const { sent, asked, handle } = start({ "/i": secret.index, "/t": secret.text }, () => unpacking);
  const loading = handle(load);
  await vi.waitFor(() => expect(sent).toEqual([{ type: "ready" }]));
  const answering = handle(question);
  unpack();
  await Promise.all([loading, answering]);
  expect(sent.map(({ type }) => type)).toEqual(["ready", "complete", "answer"]);
  expect(sent[2]).toMatchObject({ id: 8, answer: expect.arrayContaining([{ type: "done" }]) });
  expect(asked).toEqual(["/i", "/t"]);
});

test("a question whose texts are missing fails by its id, and the next one loads them again", async () => {
  const contents: Record<string, unknown> = { "/i": secret.index };
  const { sent, handle } = start(contents);
  await handle(load);
  await handle(question);
  expect(sent.at(-1)).toMatchObject({ type: "failed", id: 8 });
  contents["/t"] = secret.text;
  await handle(question);
  expect(sent.slice(-2).map(({ type }) => type)).toEqual(["complete", "answer"]);
});

test("a question that cannot be read is its own failure", async () => {
  const { sent, handle } = start({ "/i": secret.index, "/t": secret.text });
  await handle(load);
  await handle({ ...question, options: { history: 5 } as never });
  await handle(question);
  expect(sent.slice(-2).map(({ type }) => type)).toEqual(["failed", "answer"]);
});
