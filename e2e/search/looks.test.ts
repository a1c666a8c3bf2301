import type { Page } from "@playwright/test";
import { checkAccessibility, switchToDark } from "../support/axe.ts";
import { INDEX_FILES, searchOn } from "../support/search.ts";
import { seedStorage } from "../support/storage.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

const hit = (url: string, title: string) => ({ url, kind: "section", title, page: "Long" });
const SAVED = JSON.stringify({ recent: [hit("/long#second-part", "Second part")], favorite: [hit("/long", "Long")] });

/** Every screen of the search, and how a reader gets there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "start without recent searches": (page) => searchOn(page).open("/"),
  "start with recent and favourite searches": async (page) => {
    await seedStorage(page, { "search.saved": SAVED });
    await searchOn(page).open("/");
    await page.keyboard.press("ArrowDown");
  },
  results: async (page) => {
    await searchOn(page).open("/", "part");
    await expect(searchOn(page).options.first()).toBeVisible();
  },
  "no results": async (page) => {
    await searchOn(page).open("/", "qqzzxxy");
    await expect(page.getByText(/^No results found for/)).toBeVisible();
  },
  error: async (page) => {
    await page.route(INDEX_FILES, (route) => route.abort());
    await searchOn(page).open("/", "part");
    await expect(page.getByText("Unable to fetch results")).toBeVisible();
  },
  "the search page": async (page) => {
    await openPage(page, "/search?q=part");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/results$/);
  },
  "the search page without a query": (page) => openPage(page, "/search"),
};

/** Lists what scrolls sideways by more than a rounded pixel, by its class or its name. */
function listWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(".search-panel, .search-screen, .search-box")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(
        ({ className, tagName, scrollWidth, clientWidth }) =>
          `${className || tagName}: ${scrollWidth} of ${clientWidth} px`,
      ),
  );
}

for (const [screen, reach] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test("axe finds nothing, light and dark, at 1440 and 390 px, and nothing is cut off at any size", async ({
      page,
    }) => {
      await seedStorage(page, { theme: "light" });
      await reach(page);
      for (const theme of ["light", "dark"]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        expect(await checkAccessibility(page), `${theme}, 1440 px`).toEqual([]);
        await page.setViewportSize({ width: 390, height: 800 });
        expect(await checkAccessibility(page), `${theme}, 390 px`).toEqual([]);
        await switchToDark(page);
      }
      // 400% zoom at 1280 by 1024 leaves a window of 320 by 256.
      for (const [width, height] of [
        [1440, 900],
        [996, 800],
        [390, 800],
        [320, 640],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        // The dialog takes the new size in the next frame.
        await expect.poll(() => listWide(page), `wider than a window of ${width} px`).toEqual([]);
      }
    });
  });
}

test("at 400 % zoom the results can still be read and reached", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { open, active } = searchOn(page);
  await open("/", "part");
  await page.keyboard.press("ArrowDown");
  await expect(active).toBeInViewport({ ratio: 0.6 });
});

test("in the colors of a reader's system, the highlighted row has an outline", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { open, active, options } = searchOn(page);
  await open("/", "part");
  await expect(active).toHaveCSS("outline-style", "solid");
  await expect(options.last()).not.toHaveCSS("outline-style", "solid");
});

test("a printed page has no dialog on it", async ({ page }) => {
  const { open, dialog } = searchOn(page);
  await open("/");
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
});
