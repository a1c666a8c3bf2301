import type { AnswerEvent } from "@docs/answers/types";
import { describe, expect, test } from "vitest";
import { failTurn, isPending, LONGEST_PART, reduceTurn, startTurn, stopTurn, type Turn } from "./turn.ts";

const SOURCE = { url: "/a#b", title: "B", page: "A" };
const quote = (text: string): AnswerEvent => ({ type: "part", part: { type: "quote", text, source: 0 } });

function reduce(...events: readonly AnswerEvent[]): Turn {
  return events.reduce(reduceTurn, startTurn("q", false));
}

describe("a turn", () => {
  test("shows the search that is under way, and after it what was found", () => {
    expect(reduce({ type: "searching", query: "a" })).toMatchObject({ phase: "searching", searches: [{ query: "a" }] });
    const searched = reduce({ type: "searching", query: "a" }, { type: "searched", query: "a b", count: 3 });
    expect(searched).toMatchObject({ phase: "thinking", searches: [{ query: "a b", count: 3 }] });
  });

  test("goes on with the last part only where that is Markdown", () => {
    const texts = (turn: Turn) => turn.parts.map((part) => (part.type === "code" ? part.code : part.text));
    const begin: AnswerEvent = { type: "part", part: { type: "markdown", text: "a" } };
    expect(texts(reduce(begin, { type: "delta", text: "b" }))).toEqual(["ab"]);
    expect(texts(reduce(quote("a"), { type: "delta", text: "b" }))).toEqual(["a", "b"]);
    expect(texts(reduce({ type: "delta", text: "b" }))).toEqual(["b"]);
  });

  test("ends once: nothing after its end changes it", () => {
    const done = reduce(quote("a"), { type: "done" });
    expect(done.phase).toBe("answered");
    expect(reduceTurn(done, quote("b"))).toBe(done);
    expect(stopTurn(done)).toBe(done);
    const refused = reduce({ type: "refused", nearest: [SOURCE] }, { type: "done" });
    expect(refused).toMatchObject({ phase: "refused", nearest: [SOURCE], parts: [] });
    expect(isPending(refused)).toBe(false);
  });

  test("that ends without a word has failed", () => {
    expect(reduce({ type: "thinking" }, { type: "done" })).toMatchObject({ phase: "failed", failure: "malformed" });
  });

  test("that is stopped or fails leaves no search that goes on for ever", () => {
    const searching = reduce({ type: "searching", query: "a" });
    expect(stopTurn(searching)).toMatchObject({ phase: "stopped", searches: [] });
    expect(failTurn(searching, "busy")).toMatchObject({ phase: "failed", failure: "busy", searches: [] });
  });

  test("has an end, whatever a service sends", () => {
    const flood = Array.from({ length: 500 }, (_, index) => [
      { type: "searched", query: String(index), count: 1 } as const,
      quote("x".repeat(20_000)),
    ]).flat();
    const turn = reduce(...flood, { type: "sources", sources: Array.from({ length: 500 }, () => SOURCE) });
    expect(turn.parts.length).toBeLessThanOrEqual(100);
    expect(turn.searches.length).toBeLessThanOrEqual(10);
    expect(turn.sources.length).toBeLessThanOrEqual(30);
    const long = reduce(...Array.from({ length: 500 }, () => ({ type: "delta", text: "x".repeat(100) }) as const));
    expect(long.parts).toEqual([{ type: "markdown", text: "x".repeat(LONGEST_PART) }]);
  });
});
