import type { AskRequest, AskResponse } from "@docs/answers/answer-request";
import { createAskHandler } from "@docs/answers/answer-request";
import { createIndexFiles } from "@docs/answers/testing";
import type { AnswerEvent, AskOptions } from "@docs/answers/types";
import { describe, expect, test, vi } from "vitest";
import { WorkerBlockedError } from "../../search/providers/engine.ts";
import type { IndexWorker } from "../../search/providers/open-worker.ts";
import { createLocalAnswerProvider, type LocalAnswerParts } from "./local.ts";
import { createPageStarter, createWorkerStarter, type LocalEngine } from "./local-engine.ts";

const events: readonly AnswerEvent[] = [
  { type: "thinking" },
  { type: "searching", query: "q" },
  { type: "refused", nearest: [] },
  { type: "done" },
];

const files = createIndexFiles();
const fetchJson = async (url: string) => (url === "/i" ? files.index : files.text);

function create(more: Partial<LocalAnswerParts> = {}) {
  const engine: LocalEngine = { ask: vi.fn(async () => events) };
  const startWorker = vi.fn(async () => engine);
  const startOnPage = vi.fn(async () => engine);
  const readUrls = async () => ({ indexUrl: "/i", textUrl: "/t" });
  const parts = { readUrls, startWorker, startOnPage, isOnline: () => true, ...more };
  return { engine, startWorker, startOnPage, provider: createLocalAnswerProvider(parts) };
}

async function collect(iterable: AsyncIterable<AnswerEvent>): Promise<string[]> {
  const types: string[] = [];
  for await (const { type } of iterable) {
    types.push(type);
  }
  return types;
}

const options: AskOptions = { history: [] };

describe("the local provider", () => {
  test("tells at once that it thinks, then what the engine says, and loads once", async () => {
    const { provider, startWorker, engine } = create();
    provider.preload();
    expect(await collect(provider.ask("q", options))).toEqual(["thinking", "searching", "refused", "done"]);
    const history = [{ question: "p", sources: [], text: "long ".repeat(1000) }];
    await collect(provider.ask("q", { history, sdk: "go" }));
    expect(startWorker).toHaveBeenCalledTimes(1);
    expect(engine.ask).toHaveBeenLastCalledWith("q", {
      history: [{ question: "p", sources: [], text: "" }],
      sdk: "go",
    });
    expect(provider.isGenerated).toBe(false);
  });

  test("answers within the page where workers are blocked", async () => {
    const { provider, startOnPage } = create({ startWorker: () => Promise.reject(new WorkerBlockedError("no")) });
    expect(await collect(provider.ask("q", options))).toContain("done");
    expect(startOnPage).toHaveBeenCalledTimes(1);
  });

  test("ends without more events when the reader stops, before and while the index loads", async () => {
    const stopped = new AbortController();
    stopped.abort();
    expect(await collect(create().provider.ask("q", { ...options, signal: stopped.signal }))).toEqual([]);
    const waiting = new AbortController();
    const { provider } = create({ startWorker: () => new Promise(() => undefined), timeoutMs: 50 });
    const types: string[] = [];
    for await (const { type } of provider.ask("q", { ...options, signal: waiting.signal })) {
      types.push(type);
      waiting.abort();
    }
    expect(types).toEqual(["thinking"]);
  });

  test.each([
    ["offline", new TypeError("fetch failed"), true],
    ["offline", new Error("anything"), false],
    ["malformed", new SyntaxError("JSON"), true],
    ["unavailable", new Error("status 500"), true],
  ] as const)("a failure is %s, and the next question tries again", async (failure, error, isOnline) => {
    const startWorker = vi.fn().mockRejectedValueOnce(error);
    startWorker.mockResolvedValue({ ask: async () => events });
    const { provider } = create({ startWorker, isOnline: () => isOnline });
    await expect(collect(provider.ask("q", options))).rejects.toMatchObject({ name: "AnswerError", failure });
    expect(await collect(provider.ask("q", options))).toContain("done");
  });
});

/** A worker whose other side is the real handler. */
function createWorker(fetch = fetchJson) {
  const terminate = vi.fn();
  const worker: IndexWorker = { postMessage: () => undefined, terminate, onmessage: null, onerror: null };
  const send = (data: AskResponse) => worker.onmessage?.call(worker as Worker, { data } as MessageEvent<AskResponse>);
  const handle = createAskHandler({ fetchJson: fetch, send });
  worker.postMessage = (request: AskRequest) => void handle(request);
  return { worker, terminate };
}

describe("engines", () => {
  const urls = Promise.resolve({ indexUrl: "/i", textUrl: "/t" });

  test("a worker and the page give the same answer", async () => {
    const { worker } = createWorker();
    const inWorker = await createWorkerStarter(() => worker)(urls);
    const importEngine = () => import("@docs/answers");
    const onPage = await createPageStarter({ fetchJson, importEngine })(urls);
    const asked = ["what is a cache volume?", { history: [] }] as const;
    const answer = await inWorker.ask(...asked);
    expect(answer.some(({ type }) => type === "part")).toBe(true);
    expect(await onPage.ask(...asked)).toEqual(answer);
  });

  test("an index that cannot be read ends the worker and says why", async () => {
    const { worker, terminate } = createWorker(async () => ({ format: 99 }));
    await expect(createWorkerStarter(() => worker)(urls)).rejects.toMatchObject({ failure: "malformed" });
    expect(terminate).toHaveBeenCalled();
  });

  test("a question that fails is its own failure, and the next one is answered", async () => {
    const { worker } = createWorker();
    const engine = await createWorkerStarter(() => worker)(urls);
    const broken = { history: 5 } as never;
    await expect(engine.ask("and there?", broken)).rejects.toMatchObject({ name: "AnswerError" });
    expect(await engine.ask("what is a cache volume?", { history: [] })).toContainEqual({ type: "done" });
  });
});
