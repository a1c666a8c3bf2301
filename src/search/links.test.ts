import { describe, expect, test } from "vitest";
import { readSearchParams, toHref, toIssueUrl, toPathQuery, toSearchPage, toSearchParams } from "./links.ts";

test("a hit's address gets the site's base, another site's stays as it is", () => {
  expect(toHref("/faq#cost", "/docs/")).toBe("/docs/faq#cost");
  expect(toHref("https://example.org/x", "/docs/")).toBe("https://example.org/x");
});

describe("the page of results", () => {
  test("carries the query in q, whatever is in it", () => {
    const place = { baseUrl: "/", searchPagePath: "search" };
    expect(toSearchPage("a & b #c", place)).toBe("/search?q=a+%26+b+%23c");
    expect(toSearchPage("", place)).toBe("/search");
  });

  test.each([
    ["?q=cache", { query: "cache", page: 1 }],
    ["?q=a+%26+b&page=3", { query: "a & b", page: 3 }],
    ["?q=x&page=-2", { query: "x", page: 1 }],
    ["?q=x&page=1e9000", { query: "x", page: 1 }],
    ["", { query: "", page: 1 }],
  ])("%s is read as %o", (search, expected) => {
    expect(readSearchParams(search)).toEqual(expected);
  });

  test("the first page of results has no number", () => {
    expect(toSearchParams("x", 1)).toBe("?q=x");
    expect(toSearchParams("x", 2)).toBe("?q=x&page=2");
  });
});

describe("the address for reporting a query without results", () => {
  const template = "https://example.org/new?title=Search:%20{query}&labels=docs";

  test.each([
    ["a & b", "https://example.org/new?title=Search:%20a+%26+b&labels=docs"],
    ["{query} $& <b>", "https://example.org/new?title=Search:%20%7Bquery%7D+%24%26+%3Cb%3E&labels=docs"],
    ["half a pair \ud83d", "https://example.org/new?title=Search:%20half+a+pair+%EF%BF%BD&labels=docs"],
  ])("carries %j", (query, expected) => {
    expect(toIssueUrl(template, query)).toBe(expected);
  });

  test("stays short for a query of 10,000 characters, and never cuts a character in two", () => {
    const url = toIssueUrl(template, "😀".repeat(10_000));
    expect(new URL(url).searchParams.get("title")).toBe(`Search: ${"😀".repeat(200)}`);
  });
});

test.each([
  ["/docs/quickstart/goBuild.html", "quickstart go build"],
  ["/current/sdk/python/", "sdk python"],
  ["/v0.18/features/cache-volumes/index.html", "features cache volumes"],
  ["/%E4%B8%AD/caf%C3%A9", "café"],
  ["/%E0%A4%A/secrets", "secrets"],
  ["/", ""],
])("the words of the dead address %s are %j", (pathname, query) => {
  expect(toPathQuery(pathname)).toBe(query);
});
