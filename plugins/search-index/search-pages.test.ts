import type { Page, Section } from "@docs/content";
import { expect, test } from "vitest";
import { countMentions, readPrior } from "./priors.ts";
import { toSearchPages } from "./search-pages.ts";
import { api, container, page, section } from "./testing.ts";

test.each([
  [container, container.sections[0], "symbol"],
  [page("/reference/cli", "CLI"), section("dagger call"), "command"],
  [page("/reference/cli", "CLI"), section("Exit codes"), "section"],
  [page("/reference/troubleshooting", "Troubleshooting"), section("CNI setup error"), "error"],
  [page("/extending/state", "State"), section("too large", { id: "message-too-large" }), "error"],
  [page("/faq", "FAQ"), page("/faq", "FAQ").sections[0], "page"],
] as const)("%o, %o is a %s", ({ url, title }, found, kind) => {
  const [mapped] = toSearchPages([{ ...page(url, title), sections: [found as Section] }], api);
  expect(mapped?.sections[0]?.kind).toBe(kind);
});

test("what repeats or only leads elsewhere ranks lower", () => {
  const guide = page("/extending/services", "Services", [section("Next")]);
  const prior = ({ sections, ...rest }: Page, at: number) => readPrior({ ...rest, sections }, sections[at] as Section);
  expect(prior(guide, 0)).toBe(1);
  expect(prior(guide, 1)).toBeLessThan(1);
  expect(prior(container, 1)).toBe(0.72);
  expect(prior(container, 2)).toBeLessThan(0.72);
});

test("of two classes the one that pages name more often is better known", () => {
  const terminal = page("/reference/typescript/api/client.gen/classes/Terminal", "Terminal class");
  const fame = countMentions([container, terminal, page("/a", "A", [section("Run", { text: "A Container runs." })])]);
  expect(fame(container.url)).toBe(1);
  expect(fame(terminal.url)).toBe(0.6);
  expect(fame("/a")).toBe(1);
});
