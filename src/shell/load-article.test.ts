import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StaticArticle } from "./article-html.ts";

/** Creates an article that differs from others only in its text. */
const article = (html: string): StaticArticle => ({ html, list: "", head: {}, className: "" });

const PAGES = ["/", "/faq", "/other"];

vi.mock("./pages.ts", () => ({
  toArticleKey: (pathname: string) =>
    PAGES.find((page) => page.replace(/\/$/, "") === pathname.replace(/\/$/, "")) ?? pathname,
}));
vi.mock("./article-html.ts", () => ({ readArticle: ({ html }: never) => html }));

/** Loads the module in a page that was served from this path with this article. */
async function openPage(pathname: string, sent: StaticArticle | undefined) {
  vi.doMock("./article-root.ts", () => ({ ARTICLE_CLASS: "article-root", firstPage: { pathname, html: sent?.html } }));
  // The article after a reader has changed something in it.
  vi.stubGlobal("document", asPage(sent && { ...sent, html: "changed" }));
  return import("./load-article.ts");
}

/** Creates a page without assets, which makes all pages part of the same build. */
const asPage = (html: StaticArticle | undefined) => ({ html, querySelectorAll: () => [] });

/** Paths that were requested over the network. */
let fetched: string[] = [];
let answer: (path: string) => StaticArticle | undefined = (path) => article(`of ${path}`);

beforeEach(() => {
  vi.resetModules();
  fetched = [];
  answer = (path) => article(`of ${path}`);
  vi.stubGlobal("document", asPage(undefined));
  vi.stubGlobal("fetch", async (path: string) => {
    fetched.push(path);
    return { ok: path !== "/missing", status: 404, text: async () => path };
  });
  vi.stubGlobal(
    "DOMParser",
    class {
      readonly parseFromString = (path: string) => asPage(answer(path));
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the article that came with the page belongs to the page's own path, whichever path is asked for first", async () => {
  const { getArticle, loadArticle } = await openPage("/faq", article("first"));
  expect(await loadArticle("/other")).toEqual(article("of /other"));
  expect(getArticle("/other")).toEqual(article("of /other"));
  expect(await loadArticle("/faq")).toEqual(article("first"));
  expect(getArticle("/faq")).toEqual(article("first"));
  expect(fetched).toEqual(["/other"]);
});

test.each([
  ["/faq/", "/faq"],
  ["/faq/index.html", "/faq"],
  ["/index.html", "/"],
  // A host that ignores case.
  ["/FAQ", "/FAQ"],
])("a page that was asked for as %s is kept as %s", async (pathname, path) => {
  const { getArticle } = await openPage(pathname, article("first"));
  expect(getArticle(path)).toEqual(article("first"));
});

test("a page that came without an article has none until it is loaded", async () => {
  const { getArticle, loadArticle } = await openPage("/search", undefined);
  expect(getArticle("/search")).toBeUndefined();
  expect(getArticle("/faq")).toBeUndefined();
  await loadArticle("/faq");
  expect(getArticle("/faq")).toEqual(article("of /faq"));
});

test("an article is loaded once, however often it is asked for", async () => {
  const { loadArticle } = await openPage("/", article("first"));
  await Promise.all([loadArticle("/faq"), loadArticle("/faq")]);
  await loadArticle("/faq");
  expect(fetched).toEqual(["/faq"]);
});

test("an article that cannot be loaded says why, and is asked for again the next time", async () => {
  const { loadArticle } = await openPage("/", article("first"));
  await expect(loadArticle("/missing")).rejects.toThrow("Unexpected status 404 of /missing, expected 200.");
  await expect(loadArticle("/missing")).rejects.toThrow("Unexpected status 404 of /missing, expected 200.");
  expect(fetched).toEqual(["/missing", "/missing"]);
});

test("a page without an article is no article", async () => {
  const { loadArticle } = await openPage("/", article("first"));
  answer = () => undefined;
  await expect(loadArticle("/faq")).rejects.toThrow("Found no article in /faq, expected an element of class");
});

test("the sixty articles read last are kept, and older ones are loaded again", async () => {
  const { getArticle, loadArticle } = await openPage("/", article("first"));
  for (let number = 1; number <= 60; number += 1) {
    await loadArticle(`/${number}`);
  }
  expect(getArticle("/")).toBeUndefined();
  expect(getArticle("/1")).toBeDefined();
  await loadArticle("/");
  expect(fetched.at(-1)).toBe("/");
  expect(getArticle("/1")).toBeUndefined();
});
