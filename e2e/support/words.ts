import type { Locator, Page } from "@playwright/test";

/** Files of cards. */
export const CARDS = "**/assets/words/**";

/** Finds a word of the article that leads to its reference. */
export function findWord(page: Page, name: string): Locator {
  return page.getByRole("article").getByRole("link", { name, exact: true });
}

/** Finds the card of a word that is pointed at or has the focus. */
export function findTooltip(page: Page): Locator {
  return page.getByRole("tooltip");
}
