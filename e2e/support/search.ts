import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "./test.ts";

/** The files of the index. The results page is next to them, and isn't matched. */
export const INDEX_FILES = "**/search/*.json";

/** A page's search from a reader's perspective. */
export interface SearchOnPage {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly box: Locator;
  /** The hits of a query, without the row of Ask AI. */
  readonly options: Locator;
  /** The option that Enter opens. */
  readonly active: Locator;
  /** Opens a page and its search, and types a query. */
  readonly open: (path: string, query?: string) => Promise<void>;
}

/** Returns the search of a page. */
export function searchOn(page: Page): SearchOnPage {
  // Matches the start of the name, because the keys that it shows depend on the machine and the width of the window.
  const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: /^Search/ });
  const dialog = page.getByRole("dialog", { name: "Search" });
  const box = dialog.getByRole("combobox");
  return {
    button,
    dialog,
    box,
    options: dialog.locator("a[role=option]"),
    active: dialog.locator("[aria-selected=true]"),
    open: async (path, query) => {
      await openPage(page, path);
      await button.click();
      await expect(box).toBeFocused();
      if (query !== undefined) {
        await box.fill(query);
      }
    },
  };
}

/** Opens the page of results until the texts came in time, because hits without them keep their order and their room. */
export async function openFinalResults(page: Page, query: string): Promise<void> {
  await expect(async () => {
    await openPage(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.locator(".search-page-group .search-hit-excerpt").first()).toBeVisible();
    await expect(page.locator(".search-early")).toHaveCount(0, { timeout: 100 });
  }).toPass();
}
