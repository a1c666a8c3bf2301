import { expect, test } from "vitest";
import { renderNotFound } from "./not-found.ts";
import { renderAgentsMd, renderGroupIndex, renderLlmsFull, renderLlmsTxt, renderSkill } from "./site-index.ts";

const source = {
  siteUrl: "https://site.test",
  product: "Dagger",
  version: "1.0.0",
  summary: "A runtime.",
  instructions: ["Read first."],
  groups: [
    {
      folder: "",
      title: "Introduction",
      pages: [{ url: "/", title: "Home", description: "Start.", hasLanguages: true }],
    },
    {
      folder: "/reference",
      title: "Reference",
      pages: [{ url: "/reference/", title: "All", description: "", hasLanguages: false }],
    },
  ],
  reference: { folder: "/reference/ts", title: "TypeScript", pages: [] },
};

test("llms.txt names each page by its twin, and the index of each part", () => {
  const text = renderLlmsTxt(source);
  expect(text).toMatch(/^# Dagger 1\.0\.0\n\n> A runtime\.\n\n## Instructions\n\n- Read first\.\n\n## Introduction/);
  expect(text).toContain("- [Home](https://site.test/index.md): Start.\n");
  expect(text).toContain("- [All](https://site.test/reference.md)\n");
  expect(text).toContain("https://site.test/reference/llms.txt");
});

test("the index of a part goes without descriptions when it would be too long", () => {
  const page = { url: "/a", title: "A", description: "Says what A is.", hasLanguages: false };
  const render = (count: number) =>
    renderGroupIndex(source, { folder: "/x", title: "X", pages: Array.from({ length: count }, () => page) });
  expect(render(2)).toContain("A](https://site.test/a.md): Says what A is.");
  expect(render(1200)).not.toContain("Says");
});

test("the guide for AGENTS.md marks the pages that differ by language", () => {
  expect(renderAgentsMd(source)).toContain("- Introduction: /index*\n- Reference: /reference\n");
});

test("a skill begins with its name and when to use it", () => {
  expect(renderSkill(source)).toMatch(/^---\nname: dagger-docs\ndescription: .+\n---\n/);
});

test("all guides in one file leave out the front matter of each", () => {
  const text = renderLlmsFull(source, "go", ["---\ntitle: A\n---\n\n> Note\n\n# A\n", "---\ntitle: B\n---\n\n# B\n"]);
  expect(text).toMatch(/# A\n\n---\n\n# B\n$/);
  expect(text).not.toContain("title:");
});

test.each([
  ["/x/caching.python.md", "/features/caching.md"],
  ["/features/cahcing.md", "/features/caching.md"],
])("the answer for %s names %s", (path, near) => {
  expect(renderNotFound("https://site.test", path, ["/features/caching.md", "/faq.md"])).toContain(
    `- https://site.test${near}\n`,
  );
});
