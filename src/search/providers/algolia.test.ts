import { describe, expect, test, vi } from "vitest";
import { createAlgoliaProvider } from "./algolia.ts";
import { type AlgoliaRecord, MATCH_END, MATCH_START, parseSegments, toHit } from "./algolia-records.ts";

const RULES = { siteUrl: "https://docs.example.org", baseUrl: "/", externalUrlRegex: "blog\\.example\\.org" };
const marked = (text: string) => text.replace("[", MATCH_START).replace("]", MATCH_END);

const RECORD: AlgoliaRecord = {
  objectID: "1",
  url: "https://docs.example.org/features/caching#volumes",
  type: "lvl2",
  hierarchy: { lvl0: "Features", lvl1: "Caching", lvl2: "Cache volumes", lvl3: null },
  _highlightResult: { hierarchy: { lvl2: { value: marked("Cache [volumes]") } } },
  _snippetResult: { content: { value: marked("A [volume] keeps") } },
};

describe("a record of the hosted service becomes a hit", () => {
  test("with its heading, page, trail and marked words", () => {
    expect(toHit(RECORD, RULES)).toEqual({
      id: "1",
      url: "/features/caching#volumes",
      kind: "section",
      page: "Caching",
      pageUrl: "/features/caching",
      title: [
        { text: "Cache ", match: false },
        { text: "volumes", match: true },
      ],
      trail: ["Caching"],
      excerpt: [
        { text: "A ", match: false },
        { text: "volume", match: true },
        { text: " keeps", match: false },
      ],
      score: 0,
    });
  });

  test.each([
    ["a relative address", "/faq#cost", "/", "/faq#cost"],
    ["another copy of the site", "https://preview.example.org/faq", "/", "/faq"],
    ["a site under a base", "https://docs.example.org/docs/faq", "/docs/", "/faq"],
    ["an address that externalUrlRegex names", "https://blog.example.org/post", "/", "https://blog.example.org/post"],
    ["two slashes", "https://docs.example.org//evil.example/x", "/", "/evil.example/x"],
  ])("whose link is right for %s", (_what, url, baseUrl, expected) => {
    expect(toHit({ ...RECORD, url }, { ...RULES, baseUrl })?.url).toBe(expected);
  });

  test.each([["javascript:alert(1)"], ["data:text/html,x"], [""], [7], [null], ["https://["]])(
    "but not one whose address is %j",
    (url) => {
      expect(toHit({ ...RECORD, url }, RULES)).toBeUndefined();
    },
  );

  test.each([[undefined], [null], [{}], [{ lvl1: 3 }]])("nor one without a title: %j", (hierarchy) => {
    expect(toHit({ ...RECORD, hierarchy } as AlgoliaRecord, RULES)).toBeUndefined();
  });

  test("and keeps what the site's own records say beyond DocSearch's", () => {
    const hit = toHit({ ...RECORD, kind: "symbol", signature: "volumes(): void" }, RULES);
    expect(hit).toMatchObject({ kind: "symbol", signature: "volumes(): void" });
  });
});

describe("a search of the hosted service", () => {
  const createClient = () => ({
    searchForHits: vi.fn(async () => ({ results: [{ hits: [RECORD], nbHits: 41 }] })),
  });
  const parts = { indexName: "docs", addresses: RULES, pauseMs: 0 };

  test("asks for the reader's language and versions, and gives the service's count", async () => {
    const client = createClient();
    const context = { language: "en", tags: ["default", "docs-default-current"] };
    const provider = createAlgoliaProvider({ ...parts, client: client as never, context });
    const answer = await provider.search("cache", { limit: 20, offset: 40 });
    expect(answer).toMatchObject({ total: 41, hits: [{ url: "/features/caching#volumes" }], suggestions: [] });
    expect(client.searchForHits.mock.calls).toMatchObject([
      [
        {
          requests: [
            {
              indexName: "docs",
              query: "cache",
              page: 2,
              hitsPerPage: 20,
              facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
            },
          ],
        },
      ],
    ]);
  });

  test("without contextual search asks for everything", async () => {
    const client = createClient();
    await createAlgoliaProvider({ ...parts, client: client as never }).search("cache", {});
    expect(JSON.stringify(client.searchForHits.mock.calls)).not.toContain("facetFilters");
  });

  test("lets the site change what came back", async () => {
    const transformItems = (items: AlgoliaRecord[]) => items.map((item) => ({ ...item, url: "/elsewhere" }));
    const provider = createAlgoliaProvider({ ...parts, client: createClient() as never, transformItems });
    expect((await provider.search("cache", {})).hits[0]?.url).toBe("/elsewhere");
  });

  test("sends nothing for letters that are typed over at once", async () => {
    const client = createClient();
    const controller = new AbortController();
    const search = createAlgoliaProvider({ ...parts, client: client as never, pauseMs: 1000 }).search("c", {
      signal: controller.signal,
    });
    controller.abort(new Error("typed on"));
    await expect(search).rejects.toThrow("typed on");
    expect(client.searchForHits).not.toHaveBeenCalled();
  });

  test("cuts a query that the service would refuse", async () => {
    const client = createClient();
    await createAlgoliaProvider({ ...parts, client: client as never }).search("😀".repeat(600), {});
    const [[params]] = client.searchForHits.mock.calls as unknown as [[{ requests: [{ query: string }] }]];
    expect(params.requests[0].query).toBe("😀".repeat(500));
  });
});

test.each([
  [
    "a [b] c",
    [
      ["a ", false],
      ["b", true],
      [" c", false],
    ],
  ],
  [
    "[a][b]",
    [
      ["a", true],
      ["b", true],
    ],
  ],
  [
    "a ] b",
    [
      ["a ", false],
      [" b", false],
    ],
  ],
  [
    "a [b",
    [
      ["a ", false],
      ["b", true],
    ],
  ],
  ["", []],
])("%j is split into %j", (text, expected) => {
  const segments = parseSegments(text, "[", "]");
  expect(segments.map((segment) => [segment.text, segment.match])).toEqual(expected);
  expect(segments.map(({ text: part }) => part).join("")).toBe(text.replace(/[[\]]/g, ""));
});
