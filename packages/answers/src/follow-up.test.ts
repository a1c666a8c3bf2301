import { expect, test } from "vitest";
import { readConversation } from "./follow-up.ts";
import { createSite } from "./testing.ts";

const site = createSite();

function read(...questions: readonly [string, ...string[]]) {
  const typed = questions.at(-1) ?? "";
  const { sdk, kind, words, context } = readConversation(typed, questions.slice(0, -1), site);
  return { sdk, kind, words: words.map((word) => word.typed), context: context.map((word) => word.typed) };
}

test("another language keeps the subject", () => {
  const first = read("How do I declare an enumeration in Go?");
  expect(first).toMatchObject({ sdk: "go", kind: "how-to" });
  for (const next of ["and in Python?", "show me that in Python", "what about Python?", "Python"]) {
    expect(read("How do I declare an enumeration in Go?", next)).toEqual({ ...first, sdk: "python" });
  }
});

test("another name takes the place of the one before", () => {
  expect(read("How do I run a pipeline in GitLab?", "how about Jenkins?")).toMatchObject({
    words: ["jenkins"],
    kind: "how-to",
  });
  expect(read("How do I run a pipeline in GitLab?", "how about Jenkins?").context).not.toContain("gitlab");
});

test("a pronoun means what was asked about", () => {
  expect(read("what is a cache volume?", "how do I mount one?")).toMatchObject({
    kind: "how-to",
    words: ["mount"],
    context: ["cache", "volume"],
  });
});

test("a chain of them goes back to its beginning", () => {
  const { words, sdk } = read("How do I declare an enumeration?", "and in Python?", "and in Go?");
  expect([words, sdk]).toEqual([["declare", "enumeration"], "go"]);
});

test("a question of its own forgets what was before", () => {
  expect(read("what is a cache volume?", "How do I log in to a registry?").context).toEqual([]);
});
