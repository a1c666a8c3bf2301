import { describe, expect, test, vi } from "vitest";
import { WorkerBlockedError } from "./engine.ts";
import { keepEngine } from "./keep-engine.ts";

const URLS = { indexUrl: "/i", textUrl: "/t" };
const never = () => new Promise<string>(() => undefined);

/** Keeps an engine that is only a name: "page", or what the worker's start gives. */
function keep(startWorker: () => Promise<string>, timeoutMs?: number) {
  const starts = {
    readUrls: vi.fn(async () => URLS),
    startWorker: vi.fn(startWorker),
    startOnPage: vi.fn(async () => "page"),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  };
  return { ...starts, ...keepEngine(starts) };
}

/** Gives "one", "two" and so on. */
function oneAfterAnother(...names: string[]) {
  return async () => names.shift() ?? "none";
}

describe("an engine that is kept", () => {
  test("starts when it is first needed, and once for all who need it", async () => {
    const { load, startWorker, readUrls } = keep(oneAfterAnother("one", "two"));
    expect(startWorker).not.toHaveBeenCalled();
    expect(await Promise.all([load(), load()])).toEqual(["one", "one"]);
    expect(await load()).toBe("one");
    expect(readUrls).toHaveBeenCalledTimes(1);
    await expect((startWorker.mock.calls as unknown[][])[0]?.[0]).resolves.toEqual(URLS);
  });

  test("lives within the page where workers are blocked, with the same addresses", async () => {
    const { load, startOnPage, readUrls } = keep(() => Promise.reject(new WorkerBlockedError("no")));
    expect(await load()).toBe("page");
    expect(startOnPage).toHaveBeenCalledTimes(1);
    expect(readUrls).toHaveBeenCalledTimes(1);
  });

  test("does not try the page where the index itself is at fault, and starts anew the next time", async () => {
    const start = vi.fn().mockRejectedValueOnce(new Error("cut off")).mockResolvedValue("two");
    const { load, startOnPage } = keep(start);
    await expect(load()).rejects.toThrow("cut off");
    expect(startOnPage).not.toHaveBeenCalled();
    expect(await load()).toBe("two");
  });

  test("is given up when it does not come in time", async () => {
    await expect(keep(never, 1).load()).rejects.toThrow("No index after 1 ms. Try again.");
  });

  test("is taken when it comes after it was given up", async () => {
    let arrive: (engine: string) => void = () => undefined;
    const { load, startWorker } = keep(() => new Promise((resolve) => (arrive = resolve)), 1);
    await expect(load()).rejects.toThrow("No index after 1 ms.");
    arrive("late");
    await new Promise((resolve) => setTimeout(resolve));
    expect(await load()).toBe("late");
    expect(startWorker).toHaveBeenCalledTimes(1);
  });

  test("starts anew once it was forgotten, and two calls that it failed forget it once", async () => {
    const { load, forget, startWorker } = keep(oneAfterAnother("one", "two", "three"));
    await load();
    forget("one");
    expect(await load()).toBe("two");
    forget("one");
    expect(await load()).toBe("two");
    expect(startWorker).toHaveBeenCalledTimes(2);
  });
});
