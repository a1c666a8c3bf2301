import type { Page } from "@playwright/test";
import { INDEX_FILES, searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

test.describe("loads", () => {
  test("nothing of the dialog or the index before the reader means to search", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await openPage(page, "/");
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path.startsWith("/search/"))).toEqual([]);
    const before = requests.length;
    await searchOn(page).button.hover();
    await expect.poll(() => requests.filter((path) => path.startsWith("/search/")).length).toBe(3);
    expect(requests.length, "the dialog's code").toBeGreaterThan(before + 3);
    await expect(searchOn(page).dialog, "hover only preloads").toHaveCount(0);
  });

  for (const { how, act } of [
    { how: "focus", act: (page: Page) => searchOn(page).button.focus() },
    { how: "hover", act: (page: Page) => searchOn(page).button.hover() },
    { how: "touch", act: (page: Page) => searchOn(page).button.dispatchEvent("touchstart") },
  ]) {
    test(`its code and the index on ${how}, without opening`, async ({ page }) => {
      await openPage(page, "/");
      const index = page.waitForRequest(INDEX_FILES);
      await act(page);
      await index;
      await expect(searchOn(page).dialog).toHaveCount(0);
    });
  }

  test("not the index on hover where the reader saves data, but once the dialog is open", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true, effectiveType: "4g" }) }),
    );
    await openPage(page, "/");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await searchOn(page).button.hover();
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path.startsWith("/search/"))).toEqual([]);
    await searchOn(page).button.click();
    await expect.poll(() => requests.filter((path) => path.startsWith("/search/")).length).toBe(3);
  });
});
