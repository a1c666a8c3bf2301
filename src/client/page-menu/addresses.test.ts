import { expect, test } from "vitest";
import { listAssistants, toLanguageAddress } from "./addresses.ts";

test("a page that differs by language has an address in each", () => {
  expect(toLanguageAddress("/features/caching.md", "python")).toBe("/features/caching.python.md");
  expect(toLanguageAddress("/faq.md", undefined)).toBe("/faq.md");
});

test("an assistant gets the question as one encoded value", () => {
  const [claude] = listAssistants("https://docs.test/a.go.md");
  const { searchParams, origin } = new URL(claude?.href ?? "");
  expect(origin).toBe("https://claude.ai");
  expect(searchParams.get("q")).toBe("Read https://docs.test/a.go.md and help me with it.");
});
