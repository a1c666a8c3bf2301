import type { SearchAnswer } from "@docs/search/types";
import { describe, expect, test, vi } from "vitest";
import { createLocalProvider } from "./local-entry.ts";
import { createLocalIndex, type LocalIndexParts, readUrls } from "./local-index.ts";
import type { IndexWorker } from "./open-index.ts";
import type { IndexResponse } from "./serve-index.ts";

const URLS = { indexUrl: "/i", textUrl: "/t" };
const answerTo = (query: string): SearchAnswer => ({ query, total: 0, hits: [], suggestions: [] });

/** Creates a worker whose other side is the test. */
function createWorker() {
  const sent: unknown[] = [];
  const terminate = vi.fn();
  const worker: IndexWorker = {
    postMessage: (message: unknown) => sent.push(message),
    terminate,
    onmessage: null,
    onerror: null,
  };
  const say = (data: IndexResponse) => worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
  const crash = () => worker.onerror?.call(worker as Worker, {} as ErrorEvent);
  return { worker, sent, terminate, say, crash };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Creates an index that gets these workers one at a time. */
function create(workers: readonly ReturnType<typeof createWorker>[], more: Partial<LocalIndexParts> = {}) {
  const left = workers.map(({ worker }) => worker);
  const create = vi.fn(() => left.shift() as IndexWorker);
  const readUrlsOnce = vi.fn(async () => URLS);
  return { create, readUrlsOnce, index: createLocalIndex({ readUrls: readUrlsOnce, createWorker: create, ...more }) };
}

describe("the local index", () => {
  test("loads once, on the first call, however often it is asked", async () => {
    const { worker, say, sent } = createWorker();
    const { index, create: started } = create([{ worker } as never]);
    expect(started).not.toHaveBeenCalled();
    const loads = [index.load(), index.load()];
    await nextTask();
    say({ type: "ready" });
    await Promise.all(loads);
    expect(started).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([{ type: "load", ...URLS }]);
  });

  test("matches answers to calls in whatever order they come, and asks at once when it is open", async () => {
    const one = createWorker();
    const { index } = create([one]);
    const loading = index.load();
    await nextTask();
    one.say({ type: "ready" });
    await loading;
    const search = index.search("a", { limit: 5 });
    const ask = index.ask("b", { history: [] });
    expect(one.sent.slice(1)).toEqual([
      { type: "search", id: 1, query: "a", options: { limit: 5 } },
      { type: "ask", id: 2, question: "b", options: { history: [] } },
    ]);
    one.say({ type: "answer", id: 2, answer: [{ type: "done" }] });
    one.say({ type: "answer", id: 1, answer: answerTo("a") });
    one.say({ type: "answer", id: 9, answer: [] });
    expect(await Promise.all([search, ask])).toEqual([answerTo("a"), [{ type: "done" }]]);
  });

  test("fails one call by its name and answers the next", async () => {
    const one = createWorker();
    const { index } = create([one]);
    const calls = [index.search("a", {}), index.search("b", {})];
    await nextTask();
    one.say({ type: "ready" });
    await nextTask();
    one.say({ type: "failed", id: 1, name: "SyntaxError", message: "bad" });
    one.say({ type: "answer", id: 2, answer: answerTo("b") });
    await expect(calls[0]).rejects.toMatchObject({ name: "SyntaxError", message: "bad" });
    await expect(calls[1]).resolves.toEqual(answerTo("b"));
    expect(one.terminate).not.toHaveBeenCalled();
  });

  test("that cannot be read ends its worker, and the next call starts again without trying the page", async () => {
    const [one, two] = [createWorker(), createWorker()];
    const createPageWorker = vi.fn();
    const { index } = create([one, two], { createPageWorker });
    const failing = index.load();
    await nextTask();
    one.say({ type: "failed", name: "IndexError", message: "cut off" });
    await expect(failing).rejects.toThrow("cut off");
    expect(one.terminate).toHaveBeenCalledTimes(1);
    const loading = index.load();
    await nextTask();
    two.say({ type: "ready" });
    await loading;
    expect(createPageWorker).not.toHaveBeenCalled();
  });

  test("whose place nobody knows ends its worker too", async () => {
    const one = createWorker();
    const { index } = create([one], { readUrls: () => Promise.reject(new TypeError("offline")) });
    await expect(index.load()).rejects.toThrow(new TypeError("offline"));
    expect([one.terminate.mock.calls.length, one.sent]).toEqual([1, []]);
  });

  test.each(["throws", "never starts"])(
    "lives within the page where a worker %s, with the same addresses",
    async (how) => {
      const [blocked, page] = [createWorker(), createWorker()];
      const { index, readUrlsOnce } = create([blocked], {
        createPageWorker: async () => page.worker,
        ...(how === "throws"
          ? {
              createWorker: () => {
                throw new DOMException("no", "SecurityError");
              },
            }
          : {}),
      });
      const search = index.search("a", {});
      await nextTask();
      if (how === "never starts") {
        blocked.crash();
      }
      await nextTask();
      page.say({ type: "ready" });
      await nextTask();
      page.say({ type: "answer", id: 1, answer: answerTo("a") });
      await expect(search).resolves.toEqual(answerTo("a"));
      expect(page.sent[0]).toEqual({ type: "load", ...URLS });
      expect(readUrlsOnce).toHaveBeenCalledTimes(1);
    },
  );

  test("fails what waits once its worker has died, and starts again", async () => {
    const [one, two] = [createWorker(), createWorker()];
    const { index } = create([one, two]);
    const waiting = index.search("a", {});
    await nextTask();
    one.say({ type: "ready" });
    await nextTask();
    one.crash();
    await expect(waiting).rejects.toThrow("did not start");
    const next = index.search("b", {});
    await nextTask();
    two.say({ type: "ready" });
    await nextTask();
    two.say({ type: "answer", id: 1, answer: answerTo("b") });
    await expect(next).resolves.toEqual(answerTo("b"));
  });

  test("is given up when it does not come in time, and taken when it comes after all", async () => {
    const one = createWorker();
    const { index, create: started } = create([one], { timeoutMs: 1 });
    await expect(index.load()).rejects.toThrow("No index after 1 ms. Try again.");
    one.say({ type: "ready" });
    await nextTask();
    await index.load();
    expect(started).toHaveBeenCalledTimes(1);
  });

  test("listeners hear when excerpts have come, until they stop listening", async () => {
    const one = createWorker();
    const { index } = create([one]);
    const listener = vi.fn();
    const stop = index.onComplete(listener);
    const loading = index.load();
    await nextTask();
    one.say({ type: "ready" });
    await loading;
    one.say({ type: "complete" });
    stop();
    one.say({ type: "complete" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("the search of the site's own index", () => {
  const index = {
    load: () => Promise.reject(new Error("offline")),
    search: async (query: string) => answerTo(query),
    ask: async () => [],
    onComplete: () => () => undefined,
  };

  test("a preload that fails is nobody's error", async () => {
    createLocalProvider(index).preload();
    await nextTask();
  });

  test("an answer that nobody waits for any more is dropped", async () => {
    const controller = new AbortController();
    const search = createLocalProvider(index).search("a", { signal: controller.signal });
    controller.abort(new Error("typed on"));
    await expect(search).rejects.toThrow("typed on");
  });
});

describe("the addresses of the index", () => {
  const BASE = "https://example.org/docs/";
  const urls = { indexUrl: `${BASE}search/index.1.json`, textUrl: `${BASE}search/text.1.json` };
  const newest = { indexUrl: `${BASE}search/index.2.json`, textUrl: `${BASE}search/text.2.json` };
  const readJson = async () => ({ index: "/search/index.2.json", text: "/search/text.2.json" });

  test("come with the index that the page asked for", async () => {
    const requested = { urls, response: Promise.resolve(new Response("{}")) };
    const { index, ...addresses } = await readUrls(BASE, requested, readJson);
    expect(addresses).toEqual(urls);
    expect(new TextDecoder().decode(index)).toBe("{}");
  });

  test.each([
    ["has gone with a deploy", async () => new Response("", { status: 404 })],
    ["cannot be reached", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("are the newest where that index %s", async (_, answer) => {
    await expect(readUrls(BASE, { urls, response: answer() }, readJson)).resolves.toEqual(newest);
  });

  test("are the newest for a page that knows no build", async () => {
    await expect(readUrls(BASE, undefined, readJson)).resolves.toEqual(newest);
  });

  test.each([[null], [{}], [{ index: 3, text: "x" }]])(
    "a manifest of %o is an error that says so",
    async (manifest) => {
      await expect(readUrls(BASE, undefined, async () => manifest)).rejects.toThrow(
        `Unexpected content of ${BASE}search/manifest.json, expected the addresses of an index.`,
      );
    },
  );
});
