import { test } from "../support/kept-context.ts";
import { NOBODY_THERE } from "../support/network.ts";
import { searchOn } from "../support/search.ts";
import { seedStorage } from "../support/storage.ts";
import { expect } from "../support/test.ts";

test.use({ siteName: "stage" });

test.describe("results", () => {
  test("stand in groups named by their page, with the words that were found marked", async ({ page }) => {
    const { open, dialog, options } = searchOn(page);
    await open("/", "third");
    const group = dialog.getByRole("group", { name: "Long" });
    await expect(group.getByRole("option").first()).toContainText("Third part");
    await expect(options.first().locator("mark").first()).toHaveText("Third");
  });

  test("say where in the page they are", async ({ page }) => {
    const { open, dialog } = searchOn(page);
    await open("/", "detail of the second part");
    await expect(dialog.getByRole("option", { name: /^Detail of the second part/ })).toContainText("Second part");
  });

  test("a result is a link to its exact heading, and choosing it shows that heading", async ({ page }) => {
    const { open, options, dialog } = searchOn(page);
    await open("/", "third part");
    await expect(options.first()).toHaveAttribute("href", "/long#third-part");
    await options.first().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/long#third-part");
    await expect(page.locator("h2#third-part")).toBeInViewport();
  });

  test("Ctrl+Enter opens a result in a new tab and leaves the search as it is", async ({ page, context }) => {
    const { open, active, box } = searchOn(page);
    await open("/", "third part");
    await expect(active).toContainText("Third part");
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    await expect(await opened).toHaveURL("/long#third-part");
    await expect(box).toHaveValue("third part");
  });

  test("the link See all {count} results leads to the search page with the query", async ({ page }) => {
    const { open, dialog } = searchOn(page);
    await open("/", "part");
    const link = dialog.getByRole("link", { name: /^See all \d+ results$/ });
    await expect(link).toHaveAttribute("href", "/search?q=part");
    const [count] = (await link.textContent())?.match(/\d+/) ?? [];
    await link.click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/search?q=part");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(`${count} results`);
  });

  test("Clear the query empties the box and leads back to the start", async ({ page }) => {
    const { open, dialog, box } = searchOn(page);
    await open("/");
    const clear = dialog.getByRole("button", { name: "Clear the query" });
    await expect(clear).toHaveCount(0);
    await box.fill("part");
    await clear.click();
    await expect(box).toHaveValue("");
    await expect(box).toBeFocused();
    await expect(dialog.getByText("No recent searches")).toBeVisible();
  });

  test("an error message pasted with its line breaks keeps its words apart", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { open, box } = searchOn(page);
    await open("/");
    await page.evaluate(() => navigator.clipboard.writeText("failed to solve:\n\tprocess did not complete\n"));
    await page.keyboard.press("Control+v");
    await expect(box).toHaveValue("failed to solve: process did not complete");
  });
});

test.describe("no results", () => {
  test("No results found for the query, Try searching for, and Let us know. with the query in its address", async ({
    page,
  }) => {
    const { open, dialog, box, options } = searchOn(page);
    await open("/", "qqzzxxy & <i>");
    await expect(dialog.getByText("No results found for “qqzzxxy & <i>”")).toBeVisible();
    await expect(dialog.getByText("Try searching for")).toBeVisible();
    await expect(dialog.getByText("Believe this query should return results?")).toBeVisible();
    const link = dialog.getByRole("link", { name: "Let us know." });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.origin).toBe("https://github.com");
    expect(address.searchParams.get("title")).toContain("qqzzxxy & <i>");
    await expect(link).toHaveAttribute("rel", /noopener/);
    const suggestion = dialog.getByRole("listitem").getByRole("button").first();
    const words = (await suggestion.textContent()) ?? "";
    await suggestion.click();
    await expect(box).toHaveValue(words);
    await expect(box).toBeFocused();
    await expect(options.first().or(dialog.locator(".search-message"))).toBeVisible();
  });
});

test("the foot shows the keys to Select, Navigate and Close, and whom the search is Powered by", async ({ page }) => {
  const { open, dialog } = searchOn(page);
  await open("/");
  await expect(dialog.getByRole("listitem")).toHaveText([/Enter Select$/, /Arrow up Navigate$/, /Escape Close$/]);
  await expect(dialog.getByText("Powered by BM25")).toBeVisible();
});

test.describe("without Ask AI", () => {
  test.use({ siteName: "settings", expectedErrors: NOBODY_THERE });

  test("nothing of it is shown where it is switched off", async ({ page }) => {
    const { open, dialog, options } = searchOn(page);
    await open("/", "second");
    await expect(options.first()).toBeVisible();
    await expect(dialog.getByText(/Ask AI|Recent conversations|Submit question/)).toHaveCount(0);
  });
});

test("no request leaves the site", async ({ page, context, baseURL }) => {
  const origins = new Set<string>();
  context.on("request", (request) => origins.add(new URL(request.url()).origin));
  const { open, options } = searchOn(page);
  await open("/", "part");
  await expect(options.first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...origins]).toEqual([baseURL]);
});

test.describe("on the site", () => {
  test.use({ siteName: "site" });

  for (const { sdk, signature } of [
    { sdk: "python", signature: /with_mounted_cache\(/ },
    { sdk: "typescript", signature: /withMountedCache\(/ },
    { sdk: "go", signature: /WithMountedCache\(/ },
  ]) {
    test(`an API symbol shows its signature in the remembered language, ${sdk}`, async ({ page }) => {
      await seedStorage(page, { "choice.sdk": sdk });
      const { open, options } = searchOn(page);
      await open("/", "withMountedCache");
      await expect(options.first().locator("code")).toHaveText(signature);
    });
  }
});
