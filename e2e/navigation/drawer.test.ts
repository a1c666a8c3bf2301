import type { Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

const WIDTHS = [996, 390];

const findToggle = (page: Page) => page.getByRole("button", { name: "Toggle navigation bar" });
const findClose = (page: Page) => page.getByRole("button", { name: "Close navigation bar" });
const findBack = (page: Page) => page.getByRole("button", { name: "← Back to main menu", exact: true });
/** Finds a link in the primary menu only. The navbar, which is hidden on narrow screens, contains the same names. */
const findPrimaryLink = (page: Page, name: string) =>
  page.getByRole("listitem").getByRole("link", { name, exact: true });

async function openDrawer(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, path);
  await findToggle(page).click();
  await expect(findClose(page)).toBeInViewport();
}

const isInert = (page: Page, name: string) =>
  findPrimaryLink(page, name)
    .first()
    .evaluate((link) => link.closest("[inert]") !== null);

test("above 996 px there is no hamburger", async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await openPage(page, "/tabs");
  await expect(findToggle(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
});

for (const width of WIDTHS) {
  test(`at ${width} px the drawer opens with the secondary menu, and only that panel can be used`, async ({ page }) => {
    await openDrawer(page, "/tabs", width);
    await expect(findToggle(page)).toHaveAttribute("aria-expanded", "true");
    await expect(findBack(page)).toBeInViewport();
    await expect(findPrimaryLink(page, "Deep links")).toBeInViewport();
    expect(await isInert(page, "Cookbook"), "the primary menu is inert").toBe(true);
    expect(await isInert(page, "Deep links"), "the secondary menu is inert").toBe(false);
  });

  test(`at ${width} px ← Back to main menu shows the primary menu`, async ({ page }) => {
    await openDrawer(page, "/tabs", width);
    await findBack(page).click();
    await expect(findPrimaryLink(page, "Cookbook")).toBeInViewport();
    expect(await isInert(page, "Cookbook"), "the primary menu is inert").toBe(false);
    expect(await isInert(page, "Deep links"), "the secondary menu is inert").toBe(true);
    await findPrimaryLink(page, "Cookbook").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookbook");
    await expect(findClose(page)).not.toBeInViewport();
  });
}

test("on a page without a sidebar the drawer opens with the primary menu", async ({ page }) => {
  await openDrawer(page, "/features/services", 390);
  await expect(findPrimaryLink(page, "Cookbook")).toBeInViewport();
  expect(await isInert(page, "Cookbook")).toBe(false);
});

test("body scrolling is locked while the drawer is shown", async ({ page }) => {
  await openDrawer(page, "/long", 390);
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await findClose(page).click();
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
});

test("Close navigation bar closes the drawer", async ({ page }) => {
  await openDrawer(page, "/tabs", 390);
  await findClose(page).click();
  await expect(findClose(page)).not.toBeInViewport();
  await expect(findToggle(page)).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes the drawer, and the focus is where it was opened", async ({ page }) => {
  await openDrawer(page, "/tabs", 390);
  await page.keyboard.press("Escape");
  await expect(findClose(page)).not.toBeInViewport();
  await expect(findToggle(page)).toHaveAttribute("aria-expanded", "false");
  await expect(findToggle(page)).toBeFocused();
});

test("Escape in a search that was opened above the drawer closes the search alone", async ({ page }) => {
  await openDrawer(page, "/tabs", 390);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Search" })).toHaveCount(0);
  await expect(findClose(page)).toBeInViewport();
});

test("a touch beside the drawer closes it", async ({ page }) => {
  await openDrawer(page, "/tabs", 390);
  await page.mouse.click(380, 600);
  await expect(findClose(page)).not.toBeInViewport();
});

test("a link in the secondary menu leads to its page and closes the drawer", async ({ page }) => {
  await openDrawer(page, "/tabs", 390);
  await findPrimaryLink(page, "Deep links").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deep links");
  await expect(findClose(page)).not.toBeInViewport();
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
});

test("the drawer closes on switching to desktop width", async ({ page }) => {
  await openDrawer(page, "/tabs", 996);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(findClose(page)).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(findToggle(page)).toHaveAttribute("aria-expanded", "false");
});

test("Back closes the drawer and stays on the page", async ({ page }) => {
  await openPage(page, "/plain");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("link", { name: "The long page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await findToggle(page).click();
  await expect(findClose(page)).toBeInViewport();
  await page.evaluate(() => history.back());
  await expect(findClose(page)).not.toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
});
