import { describe, expect, test, vi } from "vitest";
import type { WorkerRequest, WorkerResponse } from "../../../packages/search/src/types.ts";
import { WorkerBlockedError } from "./engine.ts";
import { createWorkerStarter, type SearchWorker } from "./worker-engine.ts";

const URLS = Promise.resolve({ indexUrl: "/i", textUrl: "/t" });

function createFakeWorker() {
  const sent: WorkerRequest[] = [];
  const worker: SearchWorker = {
    postMessage: (message: WorkerRequest) => sent.push(message),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const say = (response: WorkerResponse) =>
    worker.onmessage?.call(worker as Worker, { data: response } as MessageEvent<WorkerResponse>);
  const crash = () => worker.onerror?.call(worker as Worker, {} as ErrorEvent);
  return { worker, sent, say, crash };
}

async function start() {
  const fake = createFakeWorker();
  const onComplete = vi.fn();
  const starting = createWorkerStarter(() => fake.worker)(URLS, onComplete);
  await URLS;
  return { ...fake, starting, onComplete };
}

const answer = (query: string) => ({ query, total: 0, hits: [], suggestions: [] });

describe("the search in a worker", () => {
  test("is told where the index is, and answers in whatever order answers come", async () => {
    const { sent, say, starting, onComplete } = await start();
    expect(sent).toEqual([{ type: "load", indexUrl: "/i", textUrl: "/t" }]);
    say({ type: "ready" });
    const engine = await starting;
    const searches = [engine.search("a", {}), engine.search("b", { limit: 5 })];
    expect(sent.slice(1)).toEqual([
      { type: "search", id: 1, query: "a", options: {} },
      { type: "search", id: 2, query: "b", options: { limit: 5 } },
    ]);
    say({ type: "answer", id: 2, answer: answer("b") });
    say({ type: "answer", id: 1, answer: answer("a") });
    expect((await Promise.all(searches)).map(({ query }) => query)).toEqual(["a", "b"]);
    say({ type: "complete" });
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  test("an index that cannot be read is its own error, not a blocked worker", async () => {
    const { say, starting, worker } = await start();
    say({ type: "failed", message: "cut off" });
    await expect(starting).rejects.toThrow("cut off");
    await expect(starting).rejects.not.toBeInstanceOf(WorkerBlockedError);
    expect(worker.terminate).toHaveBeenCalled();
  });

  test("a worker that the page's policy forbids is blocked, whether it throws or never starts", async () => {
    const starter = createWorkerStarter(() => {
      throw new DOMException("no", "SecurityError");
    });
    await expect(starter(URLS, () => undefined)).rejects.toBeInstanceOf(WorkerBlockedError);
    const { crash, starting } = await start();
    crash();
    await expect(starting).rejects.toBeInstanceOf(WorkerBlockedError);
  });

  test("missing texts are no failure, one failed search is only its own", async () => {
    const { say, starting } = await start();
    say({ type: "ready" });
    say({ type: "incomplete", message: "no texts" });
    const engine = await starting;
    const failing = engine.search("a", {});
    say({ type: "failed", id: 1, message: "bad query" });
    await expect(failing).rejects.toThrow("bad query");
    const next = engine.search("b", {});
    say({ type: "answer", id: 2, answer: answer("b") });
    await expect(next).resolves.toEqual(answer("b"));
  });

  test("a worker that dies fails what waits for it and what comes after", async () => {
    const { say, crash, starting } = await start();
    say({ type: "ready" });
    const engine = await starting;
    const waiting = engine.search("a", {});
    crash();
    await expect(waiting).rejects.toThrow();
    await expect(engine.search("b", {})).rejects.toThrow();
  });
});
