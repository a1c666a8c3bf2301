import type { Page } from "@playwright/test";
import { searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

test.describe("the search page /search?q=", () => {
  test.use({ siteName: "stage" });

  test("names the query in its title and heading, counts the results and links to their headings", async ({ page }) => {
    await openPage(page, "/search?q=third+part");
    await expect(page).toHaveTitle(/^Search results for “third part” \| /);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Search results for “third part”");
    await expect(main.getByRole("status")).toHaveText(/^\d+ results$/);
    await main.getByRole("link", { name: /^Third part/ }).click();
    await expect(page).toHaveURL("/long#third-part");
  });

  test("without a query it is a box to type in, and the address follows what is typed", async ({ page }) => {
    await openPage(page, "/search");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search the documentation");
    const box = page.getByRole("searchbox", { name: "Search docs" });
    await box.fill("third");
    await expect(page.getByRole("main").getByRole("link", { name: /^Third part/ })).toBeVisible();
    await expect(page).toHaveURL("/search?q=third");
    await expect(box).toHaveValue("third");
  });

  test("before a query it offers places to start, in rows", async ({ page }) => {
    await openPage(page, "/search");
    const places = page.locator(".search-page-group").filter({ hasText: "Places to start" });
    await expect(places.getByRole("link", { name: /^Cookbook/ })).toHaveAttribute("href", "/cookbook");
    await page.getByRole("searchbox", { name: "Search docs" }).fill("third");
    await expect(places).toHaveCount(0);
  });

  test("going back leads to the query before", async ({ page }) => {
    await openPage(page, "/search?q=third");
    const box = page.getByRole("searchbox", { name: "Search docs" });
    await box.fill("tabs");
    await box.press("Enter");
    await expect(page).toHaveURL("/search?q=tabs");
    await page.goBack();
    await expect(box).toHaveValue("third");
  });

  test("has the same no-results texts as the dialog", async ({ page }) => {
    await openPage(page, "/search?q=qqzzxxy");
    for (const text of ["No results found for", "Try searching for", "Believe this query should return results?"]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute("href", /qqzzxxy/);
  });

  test("stands in no search engine and no sitemap, and browsers are told of it", async ({ page }) => {
    await openPage(page, "/search");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/search");
    const description = await page.request.get((await page.locator('link[rel="search"]').getAttribute("href")) ?? "");
    expect(await description.text()).toContain("/search?q={searchTerms}");
  });

  test("can be reached from a page of the site and left again without loading anew", async ({ page }) => {
    const { open, dialog } = searchOn(page);
    await open("/plain", "part");
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await dialog.getByRole("link", { name: /^See all/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for “part”");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });
});

/** Opens the page of results until the texts came in time, because hits without them keep their order and their room. */
async function openFinalResults(page: Page, query: string): Promise<void> {
  await expect(async () => {
    await openPage(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.locator(".search-page-group .search-hit-excerpt").first()).toBeVisible();
    await expect(page.locator(".search-early")).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

for (const width of [1440, 390]) {
  test(`at ${width} px, no excerpt is cut, and each one is right below its heading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFinalResults(page, "cache volume");
    const excerpts = page.locator(".search-page-group .search-hit-excerpt");
    const cut = await excerpts.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollHeight > one.clientHeight ? [one.textContent] : [])),
    );
    expect(cut).toEqual([]);
    const holes = await page.locator(".search-page-group").evaluateAll((groups) =>
      groups.map((group) => {
        const [heading, next] = group.children;
        return Math.round((next?.getBoundingClientRect().top ?? 0) - (heading?.getBoundingClientRect().bottom ?? 0));
      }),
    );
    expect(Math.max(...holes), "pixels between a heading and what follows").toBeLessThanOrEqual(8);
  });
}

test("a section's button leaves only the pages of that section, and All brings the others back", async ({ page }) => {
  await openFinalResults(page, "cache");
  const sections = page.locator(".search-page-group .search-hit-section");
  const read = async () => [...new Set(await sections.allTextContents())];
  expect((await read()).length).toBeGreaterThan(1);
  const all = await page.getByRole("main").getByRole("status").textContent();
  const buttons = page.getByRole("group", { name: "Sections" }).getByRole("button");
  const counts = (await buttons.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
  expect(`${counts[0]} results`).toBe(all);
  expect(Math.min(...counts), "no button leads to nothing").toBeGreaterThan(0);
  await buttons.filter({ hasText: "Reference" }).click();
  await expect.poll(read).toEqual(["Reference"]);
  await expect(page.getByRole("main").getByRole("status")).not.toHaveText(all ?? "");
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(all ?? "");
});

for (const width of [1440, 390]) {
  test(`at ${width} px, the titles of pages and of their sections begin at one edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFinalResults(page, "cache volume");
    const edges = await page
      .locator(".search-page-group h2 > a, .search-page-group .search-hit-title")
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(4);
    expect(new Set(edges).size, edges.join()).toBe(1);
  });
}

test("the page lists the same pages as the dialog, in the same order", async ({ page }) => {
  const { open, box, dialog } = searchOn(page);
  await open("/");
  await expect(async () => {
    await box.fill("");
    await box.fill("cache volume");
    await expect(dialog.locator("[data-active] .search-hit-excerpt")).toBeVisible();
    await expect(dialog.locator(".search-early")).toHaveCount(0, { timeout: 100 });
  }).toPass();
  const readPages = (hits: typeof box) =>
    hits.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")?.replace(/#.*/, "")))]);
  const pages = await readPages(dialog.locator("a[role=option]"));
  await openFinalResults(page, "cache volume");
  const listed = await readPages(page.locator(".search-page-group a"));
  expect(listed.slice(0, pages.length)).toEqual(pages);
});

test.describe("with more results than one page holds", () => {
  test("pages lead on and back, each with an address of its own, and begin at their top", async ({ page }) => {
    await openPage(page, "/search?q=container");
    const main = page.getByRole("main");
    const first = main.getByRole("listitem").getByRole("link").first();
    const address = (await first.getAttribute("href")) ?? "";
    await main.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL("/search?q=container&page=2");
    await expect(main.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(main.getByRole("status"), "the keyboard begins at the top too").toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(first).not.toHaveAttribute("href", address);
    await main.getByRole("link", { name: "Previous", exact: true }).click();
    await expect(page).toHaveURL("/search?q=container");
    await expect(first).toHaveAttribute("href", address);
  });
});

test.describe("without JavaScript", () => {
  test.use({ siteName: "stage", javaScriptEnabled: false });

  test("the page says that search needs it, and shows the ways in instead of a box", async ({ page }) => {
    await page.goto("/search?q=part");
    await expect(page.getByText(/^Search needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Cookbook" }).click();
    await expect(page).toHaveURL("/cookbook");
  });
});

test("the parts of the results are where pages have their sidebar, and above the results without room for one", async ({
  page,
}) => {
  await page.goto("/search?q=cache");
  const parts = page.getByRole("group", { name: "Sections" });
  const results = page.locator(".search-page-group").first();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(results).toBeVisible();
  const beside = [await parts.boundingBox(), await results.boundingBox()];
  expect((beside[0]?.x ?? 0) + (beside[0]?.width ?? 0)).toBeLessThan(beside[1]?.x ?? 0);
  const logo = await page.locator(".navbar .site-mark").boundingBox();
  expect(Math.abs((beside[0]?.x ?? 0) - (logo?.x ?? 0)), "one edge with the logo and the sidebar").toBeLessThanOrEqual(
    1,
  );
  const rows = [parts.getByRole("button").first(), results.getByRole("heading")];
  const [part, result] = await Promise.all(rows.map(async (row) => (await row.boundingBox()) ?? { y: 0, height: 0 }));
  const middle = (box: typeof part) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(part) - middle(result)), "one line with the first result").toBeLessThanOrEqual(3);
  await page.setViewportSize({ width: 900, height: 900 });
  const readGap = async () => {
    const [above, below] = [await parts.boundingBox(), await results.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(readGap).toBeGreaterThanOrEqual(0);
});

test("a corrected query is named as it was understood", async ({ page }) => {
  await page.goto("/search?q=chache");
  await expect(page.getByText("Showing results for cache", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search docs" }).fill("cache");
  await expect(page.getByText("Showing results for")).toHaveCount(0);
});
