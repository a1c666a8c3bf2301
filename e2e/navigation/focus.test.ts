import type { Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

/**
 * Records the names of elements that receive focus from now on.
 *
 * The framework removes a container's tab stop right after focusing it. The browser then keeps the position but no
 * longer reports a focused element. The event is what assistive technology follows.
 */
async function recordFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { focusedNames: names });
    document.addEventListener("focusin", ({ target }) => {
      const element = target as HTMLElement;
      names.push(element.ariaLabel ?? element.tagName.toLowerCase());
    });
  });
  return () => page.evaluate(() => (window as unknown as { focusedNames: string[] }).focusedNames);
}

test("the first Tab reaches the skip link, which moves focus to the first main element", async ({ page }) => {
  await openPage(page, "/tabs");
  const focused = await recordFocus(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect.poll(focused).toEqual(["a", "main"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: "Copy page", exact: true })).toBeFocused();
});

test("on forward navigation without a hash, focus moves to the page container", async ({ page }) => {
  await openPage(page, "/plain");
  const focused = await recordFocus(page);
  await page.getByRole("link", { name: "The long page" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await expect.poll(focused).toEqual(["a", "Skip to main content"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
});

test("on forward navigation with a hash, focus does not move to the page container", async ({ page }) => {
  await openPage(page, "/plain");
  const focused = await recordFocus(page);
  await page.getByRole("link", { name: "Its third part" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  expect(await focused()).not.toContain("Skip to main content");
});

test("on Back, focus does not move to the page container", async ({ page }) => {
  await openPage(page, "/plain");
  const focused = await recordFocus(page);
  const current = page.getByRole("navigation", { name: "Docs sidebar" }).locator('[aria-current="page"]');
  await page.getByRole("link", { name: "The long page" }).click();
  await expect.poll(focused).toEqual(["a", "Skip to main content"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  // The frame around the article has updated, along with the focus if it moves.
  await expect(current).toHaveText(["Plain"]);
  expect(await focused()).toEqual(["a", "Skip to main content"]);
});
