import type { AnswerProvider } from "@docs/answers/types";
import { beforeEach, describe, expect, test } from "vitest";
import { createEndpointProvider } from "./endpoint.ts";
import { collect, createNetwork, type Network } from "./testing.ts";

const HISTORY = [
  { question: "What is a volume?", text: "A directory.", sources: [] },
  { question: "And the weather?", text: "", sources: [] },
];

describe("an answer server", () => {
  const url = "https://answers.example.org/api/answers";
  let network: Network;
  let provider: AnswerProvider;

  beforeEach(() => {
    network = createNetwork();
    provider = createEndpointProvider({ url, ...network });
  });

  test("gets the question, what was said before, and the reader's language; nothing else", async () => {
    expect(await collect(provider.ask("And in Python?", { history: HISTORY, sdk: "python" }))).toEqual([
      { type: "thinking" },
      { type: "part", part: { type: "markdown", text: "A volume " } },
      { type: "delta", text: "stays [1]." },
      { type: "done" },
    ]);
    const message = (id: string, role: string, text: string) => ({ id, role, parts: [{ type: "text", text }] });
    expect(network.sent).toEqual([
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

  test("gets a vote with the question, and nothing of the answer", async () => {
    network.respond = () => new Response(null, { status: 204 });
    await provider.sendFeedback?.("like", { question: "How do I cache?", text: "A volume", sources: [] });
    expect(network.sent).toEqual([
      { url, headers: { "content-type": "application/json" }, body: { vote: "like", question: "How do I cache?" } },
    ]);
  });

  test("hears nothing of a reader before the first question", () => {
    provider.preload();
    expect(network.sent).toEqual([]);
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
    network.respond = () => Response.json(body, { status });
    await expect(collect(provider.ask("x", { history: [] }))).rejects.toMatchObject({ failure, message });
  });

  test("that is not there: offline where the browser is, else unavailable", async () => {
    network.respond = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(collect(provider.ask("x", { history: [] }))).rejects.toMatchObject({ failure: "unavailable" });
    const offline = createEndpointProvider({ url, ...network, isOffline: () => true });
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
    network.respond = () => new Response(body);
    expect(await collect(provider.ask("x", { history: [], signal: stop.signal }))).toEqual([{ type: "thinking" }]);
    expect(await collect(provider.ask("x", { history: [], signal: stop.signal }))).toEqual([{ type: "thinking" }]);
  });
});
