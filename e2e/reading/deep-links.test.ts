import type { Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

const HIDDEN_TEXT = "The text of the Windows panel.";
const ASIDE_TEXT = "The text of the aside.";

test("a panel that nobody has chosen is hidden", async ({ page }) => {
  await openPage(page, "/deep-links");
  await expect(page.getByText("The text of the Linux panel.")).toBeVisible();
  await expect(page.getByText(HIDDEN_TEXT)).toBeHidden();
});

test("a page opened with a hash opens the panel that hides the target", async ({ page }) => {
  await openPage(page, "/deep-links#on-windows");
  await expect(page.getByText(HIDDEN_TEXT)).toBeVisible();
  await expect(page.getByRole("heading", { name: "On Windows" })).toBeInViewport();
});

test("a link on the page opens the panel that hides its target", async ({ page }) => {
  await openPage(page, "/deep-links");
  await page.getByRole("link", { name: "to Windows" }).click();
  await expect(page.getByText(HIDDEN_TEXT)).toBeVisible();
  await expect(page.getByRole("heading", { name: "On Windows" })).toBeInViewport();
});

test("a link on another page opens the panel that hides its target", async ({ page }) => {
  await openPage(page, "/plain");
  await page.getByRole("link", { name: "A heading in a hidden panel" }).click();
  await expect(page.getByText(HIDDEN_TEXT)).toBeVisible();
  await expect(page.getByRole("heading", { name: "On Windows" })).toBeInViewport();
});

test("an entry of the table of contents opens the panel that hides its heading", async ({ page }) => {
  await openPage(page, "/deep-links");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "On Windows" }).click();
  await expect(page.getByText(HIDDEN_TEXT)).toBeVisible();
  await expect(page.getByRole("heading", { name: "On Windows" })).toBeInViewport();
});

test("a new hash in the address opens the panel that hides its target", async ({ page }) => {
  await openPage(page, "/deep-links");
  await page.evaluate(() => {
    location.hash = "#on-windows";
  });
  await expect(page.getByText(HIDDEN_TEXT)).toBeVisible();
});

test("a link to a heading inside a closed section opens the section", async ({ page }) => {
  await openPage(page, "/deep-links");
  await expect(page.getByText(ASIDE_TEXT)).toBeHidden();
  await page.getByRole("link", { name: "to the aside" }).click();
  await expect(page.getByText(ASIDE_TEXT)).toBeVisible();
});

test("opening a panel for a link does not change the remembered choice", async ({ page }) => {
  await openPage(page, "/deep-links#on-windows");
  await expect(page.getByText(HIDDEN_TEXT)).toBeVisible();
  await openPage(page, "/deep-links");
  await expect(page.getByText(HIDDEN_TEXT)).toBeHidden();
});

test.describe("a malformed fragment", () => {
  const MALFORMED = ["#%", "#100%", "#%E0%A4%A"];
  const findTab = (page: Page) => page.getByRole("tab", { name: "Windows" });

  /** Checks that the page is there, that its tabs work, and that a link still leads to another page. */
  async function expectAlive(page: Page): Promise<void> {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deep links");
    await findTab(page).click();
    await expect(page.getByText(HIDDEN_TEXT)).toBeVisible();
    await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Tabs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tabs");
  }

  for (const hash of MALFORMED) {
    test(`${hash} when the page is opened leaves it as it is`, async ({ page }) => {
      await openPage(page, `/deep-links${hash}`);
      await expectAlive(page);
    });

    test(`${hash} as a new hash in the address leaves the page as it is`, async ({ page }) => {
      await openPage(page, "/deep-links");
      await page.evaluate((name) => {
        location.hash = name;
      }, hash);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash);
      await expectAlive(page);
    });

    test(`${hash} in a link on the page leaves it as it is`, async ({ page }) => {
      await openPage(page, "/deep-links");
      const link = page.getByRole("link", { name: "to Windows" });
      await link.evaluate((element, name) => element.setAttribute("href", name), hash);
      await link.click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash);
      await expectAlive(page);
    });

    test(`${hash} in a link to another page leads to the beginning of that page`, async ({ page }) => {
      await openPage(page, "/plain");
      const link = page.getByRole("link", { name: "A heading in a hidden panel" });
      await link.evaluate((element, name) => element.setAttribute("href", `/deep-links${name}`), hash);
      await link.click();
      await expect(page.getByRole("heading", { name: "Deep links" })).toBeInViewport();
      await expectAlive(page);
    });
  }

  test("leads to the element of that very name, as in a page without scripts", async ({ page }) => {
    await openPage(page, "/deep-links");
    await page.locator("#on-windows").evaluate((heading) => {
      heading.id = "100%";
    });
    await page.evaluate(() => {
      location.hash = "#100%";
    });
    await expect(page.getByText(HIDDEN_TEXT)).toBeVisible();
  });
});
