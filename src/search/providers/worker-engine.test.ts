import type { WorkerRequest, WorkerResponse } from "@docs/search/types";
import { expect, test, vi } from "vitest";
import type { IndexWorker } from "./open-worker.ts";
import { createWorkerStarter } from "./worker-engine.ts";

const URLS = Promise.resolve({ indexUrl: "/i", textUrl: "/t" });
const answer = (query: string) => ({ query, total: 0, hits: [], suggestions: [] });

async function start() {
  const sent: WorkerRequest[] = [];
  const worker: IndexWorker = {
    postMessage: (message: WorkerRequest) => sent.push(message),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  const say = (response: WorkerResponse) =>
    worker.onmessage?.call(worker as Worker, { data: response } as MessageEvent<WorkerResponse>);
  const onComplete = vi.fn();
  const starting = createWorkerStarter(() => worker)(URLS, onComplete);
  await URLS;
  say({ type: "ready" });
  return { sent, say, onComplete, engine: await starting };
}

test("a search goes to the worker with its options, and its answer comes back", async () => {
  const { sent, say, engine } = await start();
  const search = engine.search("a", { limit: 5 });
  expect(sent).toEqual([
    { type: "load", indexUrl: "/i", textUrl: "/t" },
    { type: "search", id: 1, query: "a", options: { limit: 5 } },
  ]);
  say({ type: "answer", id: 1, answer: answer("a") });
  await expect(search).resolves.toEqual(answer("a"));
});

test("who listens hears when the texts have come; missing texts are no failure", async () => {
  const { say, onComplete, engine } = await start();
  say({ type: "incomplete", message: "no texts" });
  expect(onComplete).not.toHaveBeenCalled();
  const search = engine.search("a", {});
  say({ type: "answer", id: 1, answer: answer("a") });
  await expect(search).resolves.toEqual(answer("a"));
  say({ type: "complete" });
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test("a search that fails says what the worker says", async () => {
  const { say, engine } = await start();
  const search = engine.search("a", {});
  say({ type: "failed", id: 1, message: "bad query" });
  await expect(search).rejects.toThrow("bad query");
});
