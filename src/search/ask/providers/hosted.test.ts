import { beforeEach, describe, expect, test } from "vitest";
import type { AnswerEvent } from "../../../../packages/answers/src/types.ts";
import { createAlgoliaProvider } from "./algolia.ts";
import { createEndpointProvider } from "./endpoint.ts";
import { toSitePath } from "./to-site-path.ts";

/** A request as the service gets it. */
interface Sent {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
}

let sent: Sent[] = [];
let respond: (request: Sent) => Response | Promise<Response>;

const connection = {
  fetch: (async (url: string, init: RequestInit) => {
    const request = { url, headers: init.headers as Record<string, string>, body: JSON.parse(String(init.body)) };
    sent.push(request);
    init.signal?.throwIfAborted();
    return respond(request);
  }) as typeof fetch,
  isOffline: () => false,
};

function toStream(...chunks: object[]): Response {
  return new Response(`${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`);
}

const toAnswer = (...deltas: string[]) =>
  toStream(
    { type: "text-start", id: "1" },
    ...deltas.map((delta) => ({ type: "text-delta", id: "1", delta })),
    { type: "text-end", id: "1" },
    { type: "finish" },
  );

async function collect(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const all: AnswerEvent[] = [];
  for await (const event of events) {
    all.push(event);
  }
  return all;
}

let ids = 0;
beforeEach(() => {
  sent = [];
  ids = 0;
  respond = () => toAnswer("A volume ", "stays [1].");
});
const createId = () => {
  ids += 1;
  return `id${ids}`;
};

const HISTORY = [
  { question: "What is a volume?", text: "A directory.", sources: [] },
  { question: "And the weather?", text: "", sources: [] },
];

describe("an answer server", () => {
  const url = "https://answers.example.org/api/answers";
  const provider = createEndpointProvider({ url, createId, ...connection });

  test("gets the question, what was said before, and the reader's language; nothing else", async () => {
    expect(await collect(provider.ask("And in Python?", { history: HISTORY, sdk: "python" }))).toEqual([
      { type: "thinking" },
      { type: "part", part: { type: "markdown", text: "A volume " } },
      { type: "delta", text: "stays [1]." },
      { type: "done" },
    ]);
    const message = (id: string, role: string, text: string) => ({ id, role, parts: [{ type: "text", text }] });
    expect(sent).toEqual([
      {
        url,
        headers: { "content-type": "application/json" },
        body: {
          messages: [
            message("id1-0-question", "user", "What is a volume?"),
            message("id1-0-answer", "assistant", "A directory."),
            message("id1-1-question", "user", "And the weather?"),
            message("id1", "user", "And in Python?"),
          ],
          sdk: "python",
        },
      },
    ]);
  });

  test("hears nothing of a reader before the first question", () => {
    provider.preload();
    expect(sent).toEqual([]);
  });

  test.each([
    [429, { error: { failure: "limit", message: "Ask again in 6 s." } }, "limit", "Ask again in 6 s."],
    [429, "slow down", "limit", "Unexpected status 429, expected an answer. Ask again."],
    [503, {}, "busy", "Unexpected status 503, expected an answer. Ask again."],
    [502, null, "unavailable", "Unexpected status 502, expected an answer. Ask again."],
    [
      400,
      { error: { failure: "nonsense", message: 4 } },
      "unavailable",
      "Unexpected status 400, expected an answer. Ask again.",
    ],
  ])("that answers with status %i and %o fails as %s", async (status, body, failure, message) => {
    respond = () => Response.json(body, { status });
    await expect(collect(provider.ask("x", { history: [] }))).rejects.toMatchObject({ failure, message });
  });

  test("that is not there: offline where the browser is, else unavailable", async () => {
    respond = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(collect(provider.ask("x", { history: [] }))).rejects.toMatchObject({ failure: "unavailable" });
    const offline = createEndpointProvider({ url, createId, ...connection, isOffline: () => true });
    await expect(collect(offline.ask("x", { history: [] }))).rejects.toMatchObject({
      failure: "offline",
      message: "https://answers.example.org could not be reached, expected an answer. Ask again.",
    });
  });

  test("is silent once the reader stops it", async () => {
    const stop = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('data: {"type":"text-start","id":"1"}\n\n'));
        stop.signal.addEventListener("abort", () => controller.error(stop.signal.reason));
        queueMicrotask(() => stop.abort());
      },
    });
    respond = () => new Response(body);
    expect(await collect(provider.ask("x", { history: [], signal: stop.signal }))).toEqual([{ type: "thinking" }]);
    expect(await collect(provider.ask("x", { history: [], signal: stop.signal }))).toEqual([{ type: "thinking" }]);
  });
});

describe("a hosted assistant", () => {
  const endpoint = "https://askai.algolia.com/chat";
  const NOW = 1_000_000;
  let now = NOW;
  const toToken = (exp: number) => `${btoa(JSON.stringify({ exp }))}.signature`;

  function create(more: { contextualSearch?: boolean; tag?: string } = {}) {
    now = NOW;
    return createAlgoliaProvider({
      ...connection,
      endpoint,
      assistant: {
        assistantId: "assistant",
        appId: "APP",
        apiKey: "search-key",
        indexName: "docs",
        facetFilters: ["type:content"],
        contextualSearch: more.contextualSearch ?? true,
      },
      readContext: () => ({ language: "en", tag: more.tag ?? "docs-default-current" }),
      toPath: (url) => toSitePath(url, { baseUrl: "/", origins: ["https://docs.example.org"] }),
      createId,
      now: () => now,
    });
  }

  beforeEach(() => {
    respond = ({ url }) =>
      url.endsWith("/token") ? Response.json({ token: toToken(NOW / 1000 + 300) }) : toAnswer("Hi");
  });

  test("is asked in the protocol of major version 4 of the search widget", async () => {
    await collect(create().ask("How do I cache?", { history: [] }));
    expect(sent).toEqual([
      {
        url: `${endpoint}/token`,
        headers: { "content-type": "application/json", "x-algolia-assistant-id": "assistant" },
        body: {},
      },
      {
        url: endpoint,
        headers: {
          "content-type": "application/json",
          "x-algolia-assistant-id": "assistant",
          "x-algolia-api-key": "search-key",
          "x-algolia-application-id": "APP",
          "x-algolia-index-name": "docs",
          "x-ai-sdk-version": "v5",
          authorization: `TOKEN ${toToken(NOW / 1000 + 300)}`,
        },
        body: {
          id: "id1",
          messages: [{ id: "id2", role: "user", parts: [{ type: "text", text: "How do I cache?" }] }],
          trigger: "submit-message",
          searchParameters: {
            facetFilters: [
              "language:en",
              ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
              "type:content",
            ],
          },
        },
      },
    ]);
  });

  test("reads every page where the search is not contextual", async () => {
    await collect(create({ contextualSearch: false }).ask("x", { history: [] }));
    expect(sent[1]?.body.searchParameters).toEqual({ facetFilters: ["type:content"] });
  });

  test("is asked with one token for as long as it lasts", async () => {
    const provider = create();
    await Promise.all([collect(provider.ask("a", { history: [] })), collect(provider.ask("b", { history: [] }))]);
    await collect(provider.ask("c", { history: [] }));
    expect(sent.filter(({ url }) => url.endsWith("/token"))).toHaveLength(1);
    now += 280_000;
    await collect(provider.ask("d", { history: [] }));
    expect(sent.filter(({ url }) => url.endsWith("/token"))).toHaveLength(2);
  });

  test("writes links: those into the site become sources, the others words", async () => {
    respond = ({ url }) =>
      url.endsWith("/token")
        ? Response.json({ token: "t" })
        : toAnswer(
            "See [cache ",
            "volumes](https://docs.example.org/features/caching#volumes), [this](https://e.org) ",
            "[1].",
          );
    const events = await collect(create().ask("x", { history: [] }));
    const source = { url: "/features/caching#volumes", title: "cache volumes", page: "cache volumes" };
    expect(events.slice(0, 2)).toEqual([
      { type: "thinking" },
      { type: "part", part: { type: "markdown", text: "See" } },
    ]);
    expect(events[2]).toEqual({ type: "sources", sources: [source] });
    const text = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
    expect(text).toBe(" cache volumes [1], this.");
    expect(events.at(-1)).toEqual({ type: "done" });
  });

  test("gets votes by the id of the question", async () => {
    const provider = create();
    await collect(provider.ask("How do I cache?", { history: [] }));
    await provider.sendFeedback?.("like", { question: "How do I cache?", text: "Hi", sources: [] });
    expect(sent.at(-1)).toMatchObject({
      url: `${endpoint}/feedback`,
      body: { appId: "APP", messageId: "id2", thumbs: 1 },
      headers: { "x-algolia-assistant-id": "assistant", authorization: expect.stringMatching(/^TOKEN /) },
    });
    await provider.sendFeedback?.("dislike", { question: "How do I cache?", text: "Hi", sources: [] });
    expect(sent.at(-1)?.body.thumbs).toBe(0);
    await expect(
      provider.sendFeedback?.("like", { question: "Of last week", text: "", sources: [] }),
    ).rejects.toMatchObject({ failure: "unavailable" });
  });

  test("without a token there is no answer, and the next question tries again", async () => {
    const provider = create();
    respond = () => Response.json({ success: false });
    await expect(collect(provider.ask("x", { history: [] }))).rejects.toMatchObject({ failure: "malformed" });
    respond = () => new Response(null, { status: 403 });
    await expect(collect(provider.ask("x", { history: [] }))).rejects.toMatchObject({ failure: "unavailable" });
    expect(sent.map(({ url }) => url)).toEqual([`${endpoint}/token`, `${endpoint}/token`]);
  });

  test("is at no other host than the one that is configured", async () => {
    const provider = create();
    await collect(provider.ask("x", { history: [] }));
    await provider.sendFeedback?.("like", { question: "x", text: "Hi", sources: [] });
    expect(new Set(sent.map(({ url }) => new URL(url).origin))).toEqual(new Set(["https://askai.algolia.com"]));
  });
});

test.each([
  ["https://docs.example.org/a/b?x=1#c", "/a/b#c"],
  ["/a#b", "/a#b"],
  ["https://docs.example.org//evil.example.org/x", "/evil.example.org/x"],
  ["https://evil.example.org/a", undefined],
  ["//evil.example.org/a", undefined],
  ["javascript:alert(1)", undefined],
  ["https://[", undefined],
])("%s is the page %s of this site", (address, path) => {
  expect(toSitePath(address, { baseUrl: "/", origins: ["https://docs.example.org"] })).toBe(path);
});
