import type { Page } from "@playwright/test";
import { recordPaths, saveData } from "../support/network.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

/** Waits for the request for another page's HTML, from which the article is extracted. */
const waitForLongPage = (page: Page) => page.waitForRequest((request) => new URL(request.url()).pathname === "/long");

const findLink = (page: Page) => page.getByRole("link", { name: "The long page" });

test("with a mouse nothing is fetched ahead before the pointer rests on a link", async ({ page }) => {
  const asked = recordPaths(page);
  await openPage(page, "/plain");
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/long");
});

test("following a link within the page leaves the article as the reader made it", async ({ page }) => {
  await openPage(page, "/long");
  await page.locator("article").evaluate((article) => {
    article.dataset.kept = "yes";
  });
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator("article")).toHaveAttribute("data-kept", "yes");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test("pages whose links can be seen are there before a finger touches them", async ({ page }) => {
    const request = waitForLongPage(page);
    await openPage(page, "/plain");
    await (await request).response();
    await page.waitForLoadState("networkidle");
    // Everything that's shown from here on has been prefetched.
    await page.context().setOffline(true);
    await findLink(page).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
    await page.context().setOffline(false);
  });

  test("none where the reader saves data", async ({ page }) => {
    await saveData(page);
    const asked = recordPaths(page);
    await openPage(page, "/plain");
    await page.waitForLoadState("networkidle");
    expect(asked).not.toContain("/long");
  });
});

test("the class names that style sheets know a page by come with its article and go with it", async ({ page }) => {
  await openPage(page, "/plain");
  const root = page.locator("html");
  const before = await root.getAttribute("class");
  await findLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await expect(root).toHaveClass(/\bdocs-doc-id-long\b/);
  await expect(root).not.toHaveClass(/\bdocs-doc-id-plain\b/);
  await page.goBack();
  await expect(root).toHaveClass(before ?? "");
});
