import { expect, test } from "vitest";
import { createPageFinder } from "./pages.ts";
import { answerRead } from "./read.ts";
import { createData } from "./testing.ts";

const finder = createPageFinder(createData({} as never));

test.each([
  ["/features/caching#layers", "python", "## Layers\n\nPython.\n\n### A command\n\nMore.\n"],
  ["https://docs.test/features/caching.python.md#a-command", undefined, "### A command\n\nMore.\n"],
  ["/features/caching.md#volumes", "go", "## Volumes\n\nText.\n"],
  ["/faq/", undefined, "# FAQ\n\nAnswers.\n"],
] as const)("%s in %s is found", (address, sdk, text) => {
  expect(finder.find(address, sdk)?.text).toBe(text);
});

test("a heading inside a program is none", () => {
  expect(finder.find("/features/caching#a-command", undefined)?.text).toContain("## no heading");
});

test.each([
  ["/features/cachin", "/features/caching"],
  ["/guides/caching", "/features/caching"],
  ["/features/caching#layer", "/features/caching#layers"],
])("a miss names what's nearest: %s", (address, near) => {
  const answer = answerRead(finder, { addresses: [address] });
  expect(answer.isError).toBe(true);
  expect(answer.text).toContain(near);
});

test("an answer that's cut says so, and lists the other sections", () => {
  const { text } = answerRead(finder, { addresses: ["/features/caching"], maxTokens: 8 });
  expect(text).toContain("Cut at 8 of ");
  expect(text).toContain("- /features/caching#volumes (");
});
