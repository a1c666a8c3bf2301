import type { Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls without animation and waits until the page is at that position. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => scrollY(page)).toBe(top);
}

/** Activates a link on the page as the keyboard would, wherever the page is scrolled to. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("article").getByRole("link", { name, exact: true }).dispatchEvent("click", { button: 0 });
}

test("after navigation the page stands at the top", async ({ page }) => {
  await openPage(page, "/long");
  await scrollTo(page, 1500);
  await follow(page, "the plain page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("after navigation with a hash the page stands at the hash target", async ({ page }) => {
  await openPage(page, "/plain");
  await follow(page, "Its third part");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await expect(page.getByRole("heading", { name: /^Third part/ })).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(0);
});

test("a page opened with a hash stands at its target, below the navbar", async ({ page }) => {
  await openPage(page, "/long#third-part");
  const heading = page.getByRole("heading", { name: /^Third part/ });
  await expect(heading).toBeInViewport();
  const navbar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test("after navigation to a missing hash target the page stands at the top", async ({ page }) => {
  await openPage(page, "/long");
  await scrollTo(page, 1500);
  await follow(page, "a part that the tabs lack");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tabs");
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("a link to a part of the same page goes there", async ({ page }) => {
  await openPage(page, "/long");
  await follow(page, "the third part again");
  await expect(page.getByRole("heading", { name: /^Third part/ })).toBeInViewport();
});

test("the page does not scroll when only the query changes", async ({ page }) => {
  await openPage(page, "/long");
  await scrollTo(page, 700);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await follow(page, "same page with a query");
  await expect(page).toHaveURL("/long?view=all");
  expect(await page.evaluate(() => "isSamePage" in window), "the page was not loaded anew").toBe(true);
  expect(await scrollY(page)).toBe(700);
});

test("Back returns to the place that the reader left", async ({ page }) => {
  await openPage(page, "/long");
  await scrollTo(page, 1500);
  await follow(page, "the plain page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await expect.poll(() => scrollY(page)).toBe(1500);
});
