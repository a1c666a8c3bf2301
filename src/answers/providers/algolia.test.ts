import { beforeEach, describe, expect, test } from "vitest";
import { createAlgoliaProvider } from "./algolia.ts";
import { collect, createNetwork, type Network, toAnswer } from "./testing.ts";
import { toSitePath } from "./to-site-path.ts";

describe("a hosted assistant", () => {
  const endpoint = "https://askai.algolia.com/chat";
  const NOW = 1_000_000;
  let now = NOW;
  let network: Network;
  const toToken = (exp: number) => `${btoa(JSON.stringify({ exp }))}.signature`;

  function create(more: { contextualSearch?: boolean; tag?: string } = {}) {
    now = NOW;
    return createAlgoliaProvider({
      ...network,
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
      now: () => now,
    });
  }

  beforeEach(() => {
    network = createNetwork();
    network.respond = ({ url }) =>
      url.endsWith("/token") ? Response.json({ token: toToken(NOW / 1000 + 300) }) : toAnswer("Hi");
  });

  test("is asked in the protocol of major version 4 of the search widget", async () => {
    await collect(create().ask("How do I cache?", { history: [] }));
    expect(network.sent).toEqual([
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
    expect(network.sent[1]?.body.searchParameters).toEqual({ facetFilters: ["type:content"] });
  });

  test("is asked with one token for as long as it lasts", async () => {
    const provider = create();
    await Promise.all([collect(provider.ask("a", { history: [] })), collect(provider.ask("b", { history: [] }))]);
    await collect(provider.ask("c", { history: [] }));
    expect(network.sent.filter(({ url }) => url.endsWith("/token"))).toHaveLength(1);
    now += 280_000;
    await collect(provider.ask("d", { history: [] }));
    expect(network.sent.filter(({ url }) => url.endsWith("/token"))).toHaveLength(2);
  });

  test("writes links: those into the site become sources, the others words", async () => {
    network.respond = ({ url }) =>
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
    expect(network.sent.at(-1)).toMatchObject({
      url: `${endpoint}/feedback`,
      body: { appId: "APP", messageId: "id2", thumbs: 1 },
      headers: { "x-algolia-assistant-id": "assistant", authorization: expect.stringMatching(/^TOKEN /) },
    });
    await provider.sendFeedback?.("dislike", { question: "How do I cache?", text: "Hi", sources: [] });
    expect(network.sent.at(-1)?.body.thumbs).toBe(0);
    await expect(
      provider.sendFeedback?.("like", { question: "Of last week", text: "", sources: [] }),
    ).rejects.toMatchObject({ failure: "unavailable" });
  });

  test("without a token there is no answer, and the next question tries again", async () => {
    const provider = create();
    network.respond = () => Response.json({ success: false });
    await expect(collect(provider.ask("x", { history: [] }))).rejects.toMatchObject({ failure: "malformed" });
    network.respond = () => new Response(null, { status: 403 });
    await expect(collect(provider.ask("x", { history: [] }))).rejects.toMatchObject({ failure: "unavailable" });
    expect(network.sent.map(({ url }) => url)).toEqual([`${endpoint}/token`, `${endpoint}/token`]);
  });

  test("is at no other host than the one that is configured", async () => {
    const provider = create();
    await collect(provider.ask("x", { history: [] }));
    await provider.sendFeedback?.("like", { question: "x", text: "Hi", sources: [] });
    expect(new Set(network.sent.map(({ url }) => new URL(url).origin))).toEqual(new Set(["https://askai.algolia.com"]));
  });
});
