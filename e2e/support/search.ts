import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "./test.ts";

/** The files of the index; the page of results is beside them and comes through. */
export const INDEX_FILES = "**/search/*.json";

/** The search of a page as a reader uses it. */
export interface SearchOnPage {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly box: Locator;
  /** The hits of a query, without the row that asks it. */
  readonly options: Locator;
  /** What Enter follows. */
  readonly active: Locator;
  /** Opens a page and its search, and types a query. */
  readonly open: (path: string, query?: string) => Promise<void>;
}

/** Gives the search of a page. */
export function searchOn(page: Page): SearchOnPage {
  // By the start of its name: the keys that stand on it depend on the machine and the width of the window.
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
