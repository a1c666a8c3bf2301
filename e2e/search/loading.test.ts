import type { Page } from "@playwright/test";
import { openEarly } from "../support/framework.ts";
import { recordPaths, saveData } from "../support/network.ts";
import { INDEX_FILES, searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

test.describe("loads", () => {
  test("nothing of the dialog or the index before the reader means to search", async ({ page }) => {
    const requests = recordPaths(page);
    await openPage(page, "/");
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path.startsWith("/search/"))).toEqual([]);
    const before = requests.length;
    await searchOn(page).button.hover();
    await expect.poll(() => requests.filter((path) => path.startsWith("/search/")).length).toBe(2);
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

  for (const { how, act } of [
    { how: "the pointer on the button", act: (page: Page) => searchOn(page).button.hover() },
    { how: "the shortcut", act: (page: Page) => page.keyboard.press("Control+k") },
  ]) {
    test(`everything at once on ${how}, without waiting for the framework or for one another`, async ({ page }) => {
      await page.addInitScript(() => {
        window.Worker = class extends Worker {
          constructor(...values: ConstructorParameters<typeof Worker>) {
            super(...values);
            document.documentElement.dataset.worker = "started";
          }
        };
      });
      await openEarly(page, "/");
      const asked: string[] = [];
      // Never answered, so code that waits for one of these files wouldn't request another.
      await page.route(/\/search\/|\/assets\/js\//, (route) => {
        asked.push(new URL(route.request().url()).pathname.replace(/\.\w+\.js(?:on)?$/, ""));
      });
      await act(page);
      await expect.poll(() => asked).toEqual(expect.arrayContaining(["/assets/js/search-dialog", "/search/index"]));
      await expect(page.locator("html")).toHaveAttribute("data-worker", "started");
    });
  }

  test("not the index on hover where the reader saves data, but once the dialog is open", async ({ page }) => {
    await saveData(page);
    await openPage(page, "/");
    const requests = recordPaths(page);
    await searchOn(page).button.hover();
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path.startsWith("/search/"))).toEqual([]);
    await searchOn(page).button.click();
    await expect.poll(() => requests.filter((path) => path.startsWith("/search/")).length).toBe(2);
  });
});
