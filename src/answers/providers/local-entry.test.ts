import type { AnswerEvent, AskOptions } from "@docs/answers/types";
import { expect, test, vi } from "vitest";
import { createLocalAnswerProvider } from "./local-entry.ts";

const events: readonly AnswerEvent[] = [
  { type: "searching", query: "q" },
  { type: "refused", nearest: [] },
  { type: "done" },
];

async function collect(iterable: AsyncIterable<AnswerEvent>): Promise<string[]> {
  const types: string[] = [];
  for await (const { type } of iterable) {
    types.push(type);
  }
  return types;
}

const options: AskOptions = { history: [] };
const load = async () => undefined;

test("tells at once that it thinks, then what the index says, and copies no earlier answer", async () => {
  const ask = vi.fn(async () => events);
  const provider = createLocalAnswerProvider({ load, ask }, () => true);
  expect(await collect(provider.ask("q", options))).toEqual(["thinking", "searching", "refused", "done"]);
  const history = [{ question: "p", sources: [], text: "long ".repeat(1000) }];
  await collect(provider.ask("q", { history, sdk: "go" }));
  expect(ask).toHaveBeenLastCalledWith("q", { history: [{ question: "p", sources: [], text: "" }], sdk: "go" });
  expect(provider.isGenerated).toBe(false);
});

test("ends without more events when the reader stops, before and while the index loads", async () => {
  const ask = () => new Promise<never>(() => undefined);
  const provider = createLocalAnswerProvider({ load, ask }, () => true);
  const stopped = new AbortController();
  stopped.abort();
  expect(await collect(provider.ask("q", { ...options, signal: stopped.signal }))).toEqual([]);
  const waiting = new AbortController();
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
  ["malformed", Object.assign(new Error("cut off"), { name: "IndexError" }), true],
  ["unavailable", new Error("status 500"), true],
] as const)("a failure is %s (%o), and the next question tries again", async (failure, error, isOnline) => {
  const ask = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(events);
  const provider = createLocalAnswerProvider({ load, ask }, () => isOnline);
  await expect(collect(provider.ask("q", options))).rejects.toMatchObject({ name: "AnswerError", failure });
  expect(await collect(provider.ask("q", options))).toContain("done");
});
