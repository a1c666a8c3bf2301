import type { Page, Request } from "@playwright/test";
import { NOBODY_THERE } from "../support/network.ts";
import { searchOn } from "../support/search.ts";
import { OPERATOR } from "../support/sites.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "hosted" });

interface Record {
  readonly url: string;
  readonly title: string;
  readonly content?: string;
}

/** The content of a search request. */
interface Asked {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly facetFilters?: unknown;
}

const RECORDS: readonly Record[] = [
  { url: "https://docs.dagger.io/second#the-heading", title: "The \uE000heading\uE001", content: "Text below" },
  { url: "https://docs.dagger.io/unwanted", title: "Unwanted" },
  { url: "https://blog.example.org/post", title: "A post" },
];

/** Responds in place of the hosted service, and returns the requests that it received. */
async function answerWith(page: Page, records: readonly Record[], nbHits = records.length): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(`${OPERATOR.searchHost}/**`, async (route) => {
    const [request] = readRequests(route.request());
    asked.push(request as Asked);
    const hits = request?.query.includes("nothing") ? [] : records.map(toHit);
    await route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { results: [{ hits, nbHits: hits.length && nbHits, index: request?.indexName }] },
    });
  });
  return asked;
}

function readRequests(request: Request): Asked[] {
  return (JSON.parse(request.postData() ?? "{}") as { requests?: Asked[] }).requests ?? [];
}

function toHit({ url, title, content }: Record) {
  return {
    objectID: url,
    url,
    type: "lvl2",
    content,
    hierarchy: { lvl0: "Docs", lvl1: "Second page", lvl2: title.replace(/[\uE000\uE001]/g, "") },
    _highlightResult: { hierarchy: { lvl2: { value: title } } },
    _snippetResult: content && { content: { value: content } },
  };
}

test("a preconnect hint targets the service; the stock site has none", async ({ page, sites }) => {
  await openPage(page, "/");
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute("href", OPERATOR.searchHost);
  await page.goto(`${await sites.open("stage")}/`);
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});

test("a search item placed in the navbar is the only search, where it was placed", async ({ page }) => {
  await openPage(page, "/");
  const { button } = searchOn(page);
  await expect(button).toHaveCount(1);
  expect((await button.boundingBox())?.x).toBeLessThan(720);
});

test("queries go to the index of the configuration, for the reader's language and versions", async ({ page }) => {
  const asked = await answerWith(page, RECORDS);
  const { open, dialog, box, options } = searchOn(page);
  await open("/", "heading");
  await expect(options).toHaveText([/The heading.*Text below/s, /A post/]);
  await expect(options.first().locator("mark")).toHaveText("heading");
  await expect(dialog.getByText("Powered by Algolia")).toBeVisible();
  await expect(box).toHaveAttribute("placeholder", "Search the handbook");
  expect(asked.at(-1)).toMatchObject({
    indexName: "test-index",
    query: "heading",
    facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
  });
});

test("hits lead to this copy of the site, and out of it where the configuration says so", async ({ page }) => {
  await answerWith(page, RECORDS);
  const { open, options } = searchOn(page);
  await open("/", "heading");
  await expect(options.nth(1)).toHaveAttribute("href", "https://blog.example.org/post");
  await options.first().click();
  await expect(page).toHaveURL("/second#the-heading");
});

test("the count is the service's own, and the search page of the configuration asks for its pages", async ({
  page,
}) => {
  const asked = await answerWith(page, RECORDS, 45);
  const { open, dialog } = searchOn(page);
  await open("/", "heading");
  await dialog.getByRole("link", { name: "See all 45 results" }).click();
  await expect(page).toHaveURL("/find?q=heading");
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page.getByText("Page 2 of 3")).toBeVisible();
  await expect.poll(() => asked.at(-1)?.page).toBe(1);
});

test("no results: the issue address of the configuration carries the query", async ({ page }) => {
  await answerWith(page, RECORDS);
  const { open, dialog } = searchOn(page);
  await open("/", "nothing & more");
  await expect(dialog.getByText("No results found for “nothing & more”")).toBeVisible();
  await expect(dialog.getByText("Try searching for")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Let us know." })).toHaveAttribute(
    "href",
    "https://example.org/report?query=nothing+%26+more",
  );
});

test("hostile hits run nothing: markup is text, and a link that is none is left out", async ({ page }) => {
  await answerWith(page, [
    { url: "javascript:window.pwned=1", title: "Click me" },
    { url: "https://docs.dagger.io/second", title: '<img src=x onerror="window.pwned=1">' },
    { url: "/second#x", title: "\u202E\uE001\uE000unbalanced \uE000", content: "x".repeat(10_000) },
  ]);
  const { open, dialog, options } = searchOn(page);
  await open("/", "heading");
  await expect(options).toHaveCount(2);
  await expect(options.first()).toContainText('<img src=x onerror="window.pwned=1">');
  await expect(dialog.locator("img")).toHaveCount(0);
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
});

test("the site's own index is not loaded", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await answerWith(page, RECORDS);
  const { open, options } = searchOn(page);
  await open("/", "heading");
  await expect(options.first()).toBeVisible();
  expect(requests.filter((url) => /manifest\.json|search\/index/.test(url))).toEqual([]);
});

test.describe("with the service out of reach", () => {
  test.use({ expectedErrors: NOBODY_THERE });

  test("Unable to fetch results, the page is usable, and Retry works", async ({ page }) => {
    const { open, dialog, options } = searchOn(page);
    await open("/", "heading");
    await expect(dialog.getByText("Unable to fetch results", { exact: true })).toBeVisible();
    await expect(dialog.getByText("You might want to check your network connection.", { exact: true })).toBeVisible();
    await answerWith(page, RECORDS);
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(options.first()).toContainText("The heading");
  });
});
