import type { Page } from "@playwright/test";
import { test } from "../support/kept-context.ts";
import { NOBODY_THERE } from "../support/network.ts";
import { readStorage, seedStorage } from "../support/storage.ts";
import { expect, openPage } from "../support/test.ts";

const PREFERENCE = "docs-preferred-version-default";

const findMenu = (page: Page, label: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: label, exact: true });

async function choose(page: Page, shown: string, wanted: string): Promise<void> {
  await findMenu(page, shown).hover();
  await page.locator(".dropdown__menu").getByRole("link", { name: wanted, exact: true }).click();
}

test.describe("with two versions", () => {
  test.use({ siteName: "menus" });

  test("the version dropdown leads to the same page of the other version and keeps query and hash", async ({
    page,
  }) => {
    await openPage(page, "/second?view=all#a-part-of-the-second-page");
    await choose(page, "1.0", "Next");
    await expect(page).toHaveURL("/next/second?view=all#a-part-of-the-second-page");
    await expect(findMenu(page, "Next")).toBeVisible();
  });

  test("a page that the other version lacks leads to that version's main doc", async ({ page }) => {
    await openPage(page, "/next/new-here");
    await choose(page, "Next", "1.0");
    await expect(page).toHaveURL("/");
  });

  test("the version dropdown remembers the chosen version", async ({ page }) => {
    await openPage(page, "/second");
    await choose(page, "1.0", "Next");
    await expect(page).toHaveURL("/next/second");
    expect(await readStorage(page, PREFERENCE)).toBe("current");
  });

  test("a remembered version that is no longer known is cleared", async ({ page }) => {
    await page.addInitScript((key) => {
      if (!sessionStorage.getItem("isSeeded")) {
        sessionStorage.setItem("isSeeded", "yes");
        localStorage.setItem(key, "0.1");
      }
    }, PREFERENCE);
    await openPage(page, "/second");
    await expect.poll(() => readStorage(page, PREFERENCE)).toBeNull();
  });

  test("a remembered version that is known is kept", async ({ page }) => {
    await seedStorage(page, { [PREFERENCE]: "current" });
    await openPage(page, "/second");
    expect(await readStorage(page, PREFERENCE)).toBe("current");
  });

  test("in the drawer the dropdown is called Versions", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, "/second");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page.getByRole("button", { name: "← Back to main menu" }).click();
    await expect(page.getByRole("button", { name: "Versions", exact: true })).toBeVisible();
  });
});

test.describe("with one version", () => {
  test.use({ siteName: "settings", expectedErrors: NOBODY_THERE });

  test("the version dropdown is a plain link with the version's label", async ({ page }) => {
    await openPage(page, "/second");
    const navbar = page.getByRole("navigation", { name: "Main" });
    await expect(navbar.getByRole("link", { name: "Next", exact: true })).toHaveAttribute("href", "/second");
    await expect(navbar.getByRole("button", { name: "Next" })).toHaveCount(0);
  });
});
