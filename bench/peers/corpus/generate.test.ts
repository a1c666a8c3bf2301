import { sdkLanguages } from "@docs/snippets";
import { describe, expect, test } from "vitest";
import { choosePages } from "./choose-pages.ts";
import { toPath } from "./corpus.ts";
import { generateCorpus } from "./generate.ts";

const corpus = generateCorpus(300);

describe("a generated corpus", () => {
  test("has as many pages as it was asked for, each with a title and an address of its own", () => {
    expect(corpus.pages).toHaveLength(300);
    expect(new Set(corpus.pages.map(({ id }) => id)).size).toBe(300);
    expect(new Set(corpus.pages.map(({ title }) => title)).size).toBe(300);
  });

  test("is the same each time", () => {
    expect(generateCorpus(300).pages[123]).toEqual(corpus.pages[123]);
  });

  test("keeps its pages when it grows, so that sizes can be compared", () => {
    expect(generateCorpus(400).pages[123]).toEqual(corpus.pages[123]);
  });

  test("links only to its own pages", () => {
    const known = new Set(corpus.pages.map(({ id }) => toPath(id)));
    const links = corpus.pages.flatMap(({ body }) =>
      [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href ?? ""),
    );
    expect(links.length).toBeGreaterThan(1000);
    expect(links.filter((href) => !known.has(href))).toEqual([]);
  });

  test("shows every program in all five languages", () => {
    const shown = corpus.pages.flatMap(({ body }) => [...body.matchAll(/name="([^"]+)" \/>/g)].map(([, name]) => name));
    expect(shown.length).toBe(corpus.programs.size);
    const languages = sdkLanguages.map(({ id }) => id);
    for (const files of corpus.programs.values()) {
      expect(files.map(({ language }) => language)).toEqual(languages);
    }
  });
});

describe("the chosen pages", () => {
  const chosen = choosePages(corpus);

  test("are a page of median size and the cookbook, which is the largest", () => {
    expect(chosen.largest.path).toMatch(/\/cookbook$/);
    expect(chosen.median.path).toMatch(/\/group-\d\//);
  });

  test("have the same median in a larger corpus", () => {
    expect(choosePages(generateCorpus(400)).median).toEqual(chosen.median);
  });

  test("give a line that only the second tab shows", () => {
    const files = corpus.programs.get(
      corpus.pages.find(({ id }) => toPath(id) === chosen.median.path)?.body.match(/Snippet name="([^"]+)"/)?.[1] ?? "",
    );
    expect(files?.[0]?.code).not.toContain(chosen.median.hiddenLine);
    expect(files?.[1]?.code).toContain(chosen.median.hiddenLine);
  });

  test("give links to follow from different pages, and words that stand in one title only", () => {
    expect(new Set(chosen.steps.map(({ from }) => from.path)).size).toBe(11);
    for (const { query, title } of chosen.queries) {
      expect(corpus.pages.filter((page) => page.title.toLowerCase().includes(query))).toMatchObject([{ title }]);
    }
  });

  test("cannot be had from pages without a program", () => {
    const bare = { ...corpus, name: "bare", pages: corpus.pages.map((page) => ({ ...page, body: "Words." })) };
    expect(() => choosePages(bare)).toThrow(/no page with a program in the corpus bare/);
  });
});
