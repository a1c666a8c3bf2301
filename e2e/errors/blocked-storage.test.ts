import { findToggle } from "../support/color.ts";
import { test } from "../support/kept-context.ts";
import { blockStorage } from "../support/storage.ts";
import { expect, openPage } from "../support/test.ts";

test.describe("on the stage", () => {
  test.use({ siteName: "stage" });

  test.beforeEach(async ({ page }) => {
    await blockStorage(page);
  });

  test("the page works, and the console says once why nothing is remembered", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") {
        warnings.push(message.text());
      }
    });
    await openPage(page, "/tabs");
    await findToggle(page, "light mode").click();
    await expect(findToggle(page, "dark mode")).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    const told = warnings.filter((warning) => warning.includes("Docusaurus browser storage is not available."));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(
      "running Docusaurus in an iframe, in an incognito browser session, or using too strict browser privacy settings",
    );
  });

  test("a language can be chosen for the visit, on this page and the next", async ({ page }) => {
    await openPage(page, "/tabs");
    await page.getByRole("tab", { name: "Python" }).first().click();
    await expect(page.getByRole("tab", { name: "Python", selected: true })).toHaveCount(3);
    await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Introduction" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
    await expect(page.getByRole("tab", { name: "Python", selected: true })).toHaveCount(1);
  });
});

test.describe("with several versions", () => {
  test.use({ siteName: "menus" });

  test("the version menu works, and the choice is not remembered", async ({ page }) => {
    await blockStorage(page);
    await openPage(page, "/second");
    await page.getByRole("button", { name: "1.0" }).hover();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL("/next/second");
  });
});

test.describe("storage that is full", () => {
  test.use({ siteName: "stage", expectedErrors: /Docusaurus storage error, can't set/ });

  test("does not keep the color mode, the announcement bar and the languages from working", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    await openPage(page, "/tabs");
    await findToggle(page, "light mode").click();
    await expect(findToggle(page, "dark mode")).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByText("A new docs site has launched.")).toBeHidden();
    await page.getByRole("tab", { name: "Java" }).first().click();
    await expect(page.getByRole("tab", { name: "Java", selected: true })).toHaveCount(3);
  });
});
