import { expect, test } from "vitest";
import { readConversation } from "./follow-up.ts";
import { createSite } from "./testing.ts";

const site = createSite();

test.each([
  ["my service is not reachable", "why"],
  ["the cache isn't working", "why"],
  ["build fails without output", "why"],
  ["how do I stop a service that hangs", "how-to"],
  ["can I run a module that is not published", "yes-no"],
  ["engine vs runtime", "what-is"],
  ["what is the difference between a cache and a volume", "what-is"],
  ["mount a volume", "how-to"],
])("%s asks for %s", (question, kind) => {
  expect(readConversation(question, [], site).kind).toBe(kind);
});
