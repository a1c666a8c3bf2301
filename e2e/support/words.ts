import type { Locator, Page } from "@playwright/test";

/** Files of cards. */
export const CARDS = "**/assets/words/**";

/** Finds a word in the article that links to its reference. */
export function findWord(page: Page, name: string): Locator {
  return page.getByRole("article").getByRole("link", { name, exact: true });
}

/** Finds the card of the word that's hovered or focused. */
export function findTooltip(page: Page): Locator {
  return page.getByRole("tooltip");
}
