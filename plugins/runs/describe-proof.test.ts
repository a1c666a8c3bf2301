import { expect, test } from "vitest";
import { describeProof } from "./describe-proof.ts";

test.each([
  [["run", "run"], "2 examples run with Dagger 0.19.4"],
  [["run"], "1 example run with Dagger 0.19.4"],
  [["run", "loaded", "skipped", undefined], "1 of 4 examples run with Dagger 0.19.4"],
] as const)("%j are told as %s", (states, text) => {
  expect(describeProof(states, "features/caching", { dagger: "v0.19.4" })).toEqual({
    text,
    url: "/runs/features/caching",
  });
});

test("a page of which nothing ran says nothing", () => {
  expect(describeProof(["loaded", "skipped"], "faq", { dagger: "v0.19.4" })).toBeUndefined();
});
