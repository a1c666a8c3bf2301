import { describe, expect, test, vi } from "vitest";
import { WorkerBlockedError } from "./engine.ts";
import { type IndexWorker, openWorker } from "./open-worker.ts";

const URLS = Promise.resolve({ indexUrl: "/i", textUrl: "/t" });

interface Request {
  readonly id: number;
  readonly word: string;
}

type Response =
  | { readonly type: "ready" }
  | { readonly type: "answer"; readonly id: number; readonly word: string }
  | { readonly type: "failed"; readonly id?: number; readonly message: string }
  | { readonly type: "news"; readonly word: string };

async function open({ urls = URLS, createWorker }: { urls?: typeof URLS; createWorker?: () => IndexWorker } = {}) {
  const sent: unknown[] = [];
  const terminate = vi.fn();
  const worker: IndexWorker = {
    postMessage: (message: unknown) => sent.push(message),
    terminate,
    onmessage: null,
    onerror: null,
  };
  const say = (data: Response) => worker.onmessage?.call(worker as Worker, { data } as MessageEvent<Response>);
  const crash = () => worker.onerror?.call(worker as Worker, {} as ErrorEvent);
  const onOther = vi.fn();
  const opening = openWorker<Request, Response>({
    createWorker: createWorker ?? (() => worker),
    urls,
    owner: "the tests",
    toError: ({ message }) => new RangeError(message),
    onOther,
  });
  // Its failures are looked at later, and are nobody's until then.
  opening.catch(() => undefined);
  await urls.catch(() => undefined);
  return { sent, terminate, say, crash, onOther, opening };
}

describe("an index in a worker", () => {
  test("is told where its files are, and answers calls in whatever order answers come", async () => {
    const { sent, say, opening, onOther } = await open();
    expect(sent).toEqual([{ type: "load", indexUrl: "/i", textUrl: "/t" }]);
    say({ type: "ready" });
    const { call } = await opening;
    const calls = ["a", "b"].map((word) => call((id) => ({ id, word })));
    expect(sent.slice(1)).toEqual([
      { id: 1, word: "a" },
      { id: 2, word: "b" },
    ]);
    say({ type: "news", word: "between" });
    say({ type: "answer", id: 2, word: "B" });
    say({ type: "answer", id: 1, word: "A" });
    expect((await Promise.all(calls)).map(({ word }) => word)).toEqual(["A", "B"]);
    expect(onOther.mock.calls).toEqual([[{ type: "news", word: "between" }]]);
  });

  test("that cannot be read is its own error, and its worker ends", async () => {
    const { say, opening, terminate } = await open();
    say({ type: "failed", message: "cut off" });
    await expect(opening).rejects.toThrow(new RangeError("cut off"));
    expect(terminate).toHaveBeenCalledTimes(1);
  });

  test("whose place nobody knows ends its worker too", async () => {
    const { opening, terminate, sent } = await open({ urls: Promise.reject(new TypeError("offline")) });
    await expect(opening).rejects.toThrow(new TypeError("offline"));
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
  });

  test("is blocked where the page's policy forbids workers, whether they throw or never start", async () => {
    const forbidden = await open({
      createWorker: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
    await expect(forbidden.opening).rejects.toBeInstanceOf(WorkerBlockedError);
    const { crash, opening } = await open();
    crash();
    await expect(opening).rejects.toThrow(new WorkerBlockedError("The worker of the tests did not start."));
  });

  test("fails one call and answers the next", async () => {
    const { say, opening, terminate } = await open();
    say({ type: "ready" });
    const { call } = await opening;
    const failing = call((id) => ({ id, word: "a" }));
    const next = call((id) => ({ id, word: "b" }));
    say({ type: "failed", id: 1, message: "bad word" });
    say({ type: "answer", id: 2, word: "B" });
    await expect(failing).rejects.toThrow("bad word");
    await expect(next).resolves.toMatchObject({ word: "B" });
    expect(terminate).not.toHaveBeenCalled();
  });

  test("fails what waits and what comes later once its worker has died", async () => {
    const { say, crash, opening, sent } = await open();
    say({ type: "ready" });
    const { call } = await opening;
    const waiting = call((id) => ({ id, word: "a" }));
    crash();
    await expect(waiting).rejects.toBeInstanceOf(WorkerBlockedError);
    await expect(call((id) => ({ id, word: "b" }))).rejects.toBeInstanceOf(WorkerBlockedError);
    expect(sent, "nothing more is sent").toHaveLength(2);
  });

  test("an answer that nobody waits for is nothing", async () => {
    const { say, opening } = await open();
    say({ type: "ready" });
    await opening;
    expect(() => say({ type: "answer", id: 9, word: "?" })).not.toThrow();
  });
});
