import { describe, expect, test, vi } from "vitest";
import type { SearchAnswer } from "../provider.ts";
import { type Engine, readManifest, type StartEngine } from "./engine.ts";
import { createLocalProvider } from "./local.ts";
import { createPageStarter } from "./page-engine.ts";

const URLS = { indexUrl: "/i", textUrl: "/t" };
const answerTo = (query: string): SearchAnswer => ({ query, total: 0, hits: [], suggestions: [] });
const engine: Engine = { search: async (query) => answerTo(query) };

function createParts(startWorker: StartEngine, startOnPage: StartEngine = async () => engine) {
  return { readUrls: async () => URLS, startWorker: vi.fn(startWorker), startOnPage: vi.fn(startOnPage) };
}

describe("the search of the site's own index", () => {
  test("loads once, on the first intent, however often it is asked", async () => {
    const parts = createParts(async () => engine);
    const provider = createLocalProvider(parts);
    expect(parts.startWorker).not.toHaveBeenCalled();
    provider.preload();
    provider.preload();
    expect((await provider.search("cache", {})).query).toBe("cache");
    expect(parts.startWorker).toHaveBeenCalledTimes(1);
  });

  test("is asked within the reader's key once it is there", async () => {
    const asked: string[] = [];
    const search = async (query: string) => {
      asked.push(query);
      return answerTo(query);
    };
    const provider = createLocalProvider(createParts(async () => ({ search })));
    await provider.search("cach", {});
    const answer = provider.search("cache", {});
    expect(asked).toEqual(["cach", "cache"]);
    await answer;
  });

  test("starts anew after its worker has died", async () => {
    const dying: Engine = { search: () => Promise.reject(new Error("gone")) };
    const engines = [dying, engine];
    const provider = createLocalProvider(createParts(async () => engines.shift() ?? engine));
    await expect(provider.search("a", {})).rejects.toThrow("gone");
    await expect(provider.search("a", {})).resolves.toEqual(answerTo("a"));
  });

  test("a preload that fails is nobody's error", async () => {
    const provider = createLocalProvider(createParts(() => Promise.reject(new Error("offline"))));
    provider.preload();
    await expect(provider.search("a", {})).rejects.toThrow("offline");
  });

  test("an answer that nobody waits for any more is dropped", async () => {
    const controller = new AbortController();
    const search = createLocalProvider(createParts(async () => engine)).search("a", { signal: controller.signal });
    controller.abort(new Error("typed on"));
    await expect(search).rejects.toThrow("typed on");
  });

  test("listeners hear when excerpts have come, until they stop listening", async () => {
    let complete: () => void = () => undefined;
    const provider = createLocalProvider(
      createParts(async (_urls, onComplete) => {
        complete = onComplete;
        return engine;
      }),
    );
    const listener = vi.fn();
    const stop = provider.onUpdate?.(listener);
    await provider.search("a", {});
    complete();
    stop?.();
    complete();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test("the index is where the manifest says, under the site's base", async () => {
  const fetchJson = async () => ({ index: "/search/index.1.json", text: "/search/text.1.json", version: "1" });
  expect(await readManifest("https://example.org/docs/", fetchJson)).toEqual({
    indexUrl: "https://example.org/docs/search/index.1.json",
    textUrl: "https://example.org/docs/search/text.1.json",
  });
});

test.each([[null], [{}], [{ index: 3, text: "x" }]])("a manifest of %o is an error that says so", async (manifest) => {
  await expect(readManifest("https://example.org/", async () => manifest)).rejects.toThrow(
    "Unexpected content of https://example.org/search/manifest.json, expected the addresses of an index.",
  );
});

test("within the page, other tasks come between loading and searching", async () => {
  const steps: string[] = [];
  const start = createPageStarter({
    fetchJson: async (url) => steps.push(`fetch ${url}`),
    importEngine: async () =>
      ({
        loadIndexInSlices: async () => {
          steps.push("load");
          const search = (query: string) => {
            steps.push("search");
            return answerTo(query);
          };
          return { search };
        },
      }) as never,
    breathe: async () => {
      steps.push("breathe");
    },
  });
  const loaded = await start(Promise.resolve(URLS), () => undefined);
  await loaded.search("a", {});
  expect(steps).toEqual(["fetch /i", "fetch /t", "breathe", "load", "breathe", "search"]);
});
