import type { Locator, Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "menus" });

async function openLanguages(page: Page, label: string): Promise<Locator> {
  const navbar = page.getByRole("navigation", { name: "Main" });
  await navbar.getByRole("button", { name: label }).hover();
  return navbar;
}

test("the language switcher builds the same page address for another locale and keeps query and hash", async ({
  page,
}) => {
  await openPage(page, "/second?view=all#a-part-of-the-second-page");
  const navbar = await openLanguages(page, "English");
  await navbar.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/second?view=all#a-part-of-the-second-page");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
});

test("a locale of the same site has a relative address, one of another site a fully qualified one", async ({
  page,
}) => {
  await openPage(page, "/second");
  const navbar = await openLanguages(page, "English");
  await expect(navbar.getByRole("link", { name: "Français" })).toHaveAttribute("href", "/fr/second");
  await expect(navbar.getByRole("link", { name: "Deutsch" })).toHaveAttribute(
    "href",
    "https://de.example.org/handbuch/second",
  );
});

test("each language is marked with its own lang", async ({ page }) => {
  await openPage(page, "/fr/");
  const navbar = await openLanguages(page, "Français");
  await expect(navbar.getByRole("link", { name: "Français" })).toHaveAttribute("lang", "fr-FR");
  await expect(navbar.getByRole("link", { name: "English" })).toHaveAttribute("lang", "en");
});

test("in the drawer the dropdown is called Languages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "/");
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await page.getByRole("button", { name: "← Back to main menu" }).click();
  await expect(page.getByRole("button", { name: "Languages", exact: true })).toBeVisible();
});

test.describe("on the site itself", () => {
  test.use({ siteName: "stage" });

  test("there is one locale, English from left to right, and no switcher", async ({ page }) => {
    await openPage(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await expect(page.getByRole("navigation", { name: "Main" }).getByText("English")).toHaveCount(0);
  });
});
