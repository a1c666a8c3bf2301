import { describe, expect, test } from "vitest";
import type { SearchAnswer } from "./provider.ts";
import { selectScreen, toPending } from "./state.ts";

const answer = (total: number): SearchAnswer => ({ query: "q", total, hits: [], suggestions: [] });

describe("the screen", () => {
  test.each([
    ["start", { kind: "idle" }],
    ["loading", { kind: "pending", previous: undefined }],
    ["results", { kind: "pending", previous: answer(2) }],
    ["results", { kind: "answered", answer: answer(2) }],
    ["no-results", { kind: "answered", answer: answer(0) }],
    ["error", { kind: "failed" }],
  ] as const)("is %s for %o", (name, state) => {
    expect(selectScreen(state).name).toBe(name);
  });

  test("keeps the last answer while the next is on its way, but not an error", () => {
    expect(selectScreen(toPending({ kind: "answered", answer: answer(2) })).name).toBe("results");
    expect(selectScreen(toPending({ kind: "failed" })).name).toBe("loading");
  });
});
