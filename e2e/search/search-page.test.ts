import { openFinalResults, searchOn } from "../support/search.ts";
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

test("a corrected query is named as it was understood", async ({ page }) => {
  await page.goto("/search?q=chache");
  await expect(page.getByText("Showing results for cache", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search docs" }).fill("cache");
  await expect(page.getByText("Showing results for")).toHaveCount(0);
});
