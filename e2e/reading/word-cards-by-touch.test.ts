import type { Locator, Page } from "@playwright/test";
import { checkAccessibility } from "../support/axe.ts";
import { BLOCKED } from "../support/network.ts";
import { expect, openPage, test } from "../support/test.ts";
import { CARDS, findWord } from "../support/words.ts";

test.use({ siteName: "stage", hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Finds the card of a tapped word, which is a dialog because it contains a link and a tooltip may not. */
const findDialog = (page: Page): Locator => page.getByRole("dialog");

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  return box ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
}

test("the first tap shows the card, whose link leads to the reference", async ({ page }) => {
  await openPage(page, "/words");
  await findWord(page, "Container.withExec").first().tap();
  await expect(findDialog(page)).toContainText("WithExec");
  await expect(page).toHaveURL("/words");
  await expect(findDialog(page)).toHaveAccessibleName("Container.withExec");
  await findDialog(page).getByRole("link", { name: "Open the reference" }).tap();
  await expect(page).toHaveURL(/\/functions#withexec$/);
  await expect(findDialog(page)).toBeHidden();
});

test("a second tap on the word leads on as well", async ({ page }) => {
  await openPage(page, "/words");
  const word = findWord(page, "Container.withExec").first();
  await word.tap();
  await expect(findDialog(page)).toBeVisible();
  await word.tap();
  await expect(page).toHaveURL(/\/functions#withexec$/);
});

test("a tap elsewhere closes the card, and so does Escape, which gives the focus back", async ({ page }) => {
  await openPage(page, "/words");
  const word = findWord(page, "Container.withExec").first();
  await word.tap();
  await expect(findDialog(page).getByRole("link")).toBeFocused();
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(findDialog(page)).toBeHidden();
  await word.tap();
  await expect(findDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(findDialog(page)).toBeHidden();
  await expect(word).toBeFocused();
});

test("every card lies within a narrow window and leaves its word free", async ({ page }) => {
  await openPage(page, "/words?sdk=java");
  const words = page.locator("article a[data-word]:visible");
  for (const word of await words.all()) {
    await word.tap();
    const card = await boxOf(findDialog(page));
    const own = await boxOf(word);
    expect(card.x).toBeGreaterThanOrEqual(0);
    expect(card.x + card.width).toBeLessThanOrEqual(390);
    expect(card.y).toBeGreaterThanOrEqual(0);
    expect(card.y + card.height).toBeLessThanOrEqual(844);
    expect(card.y >= own.y + own.height || card.y + card.height <= own.y, "the card leaves its word free").toBe(true);
    await page.keyboard.press("Escape");
    await expect(findDialog(page)).toBeHidden();
  }
});

test.describe("where the files of cards cannot be had", () => {
  test.use({ expectedErrors: BLOCKED });

  for (const lost of [CARDS, "**/assets/js/**"]) {
    test(`a tap leads on: ${lost}`, async ({ page }) => {
      await openPage(page, "/words");
      await page.route(lost, (route) => route.abort());
      await findWord(page, "Container.withExec").first().tap();
      await expect(page).toHaveURL(/\/functions#withexec$/);
    });
  }
});

test("axe finds nothing with a card open", async ({ page }) => {
  await openPage(page, "/words");
  await findWord(page, "Container.withExec").first().tap();
  await expect(findDialog(page)).toBeVisible();
  expect(await checkAccessibility(page)).toEqual([]);
});
