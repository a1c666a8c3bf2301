import { test } from "../support/kept-context.ts";
import { NOBODY_THERE } from "../support/network.ts";
import { blockStorage, seedStorage } from "../support/storage.ts";
import { expect, openPage } from "../support/test.ts";

const MESSAGE = "A new docs site has launched.";

test("the announcement bar says that a new docs site has launched, with a link to an archive", async ({ page }) => {
  await openPage(page, "/");
  const bar = page.getByRole("banner").first();
  await expect(bar).toContainText(MESSAGE);
  await expect(bar.getByRole("link", { name: "archive" })).toHaveAttribute("href", /^https:\/\/archive\./);
});

test("the announcement bar is dismissed by Close and stays so on other pages and visits", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(MESSAGE)).toBeHidden();
  await openPage(page, "/faq");
  await expect(page.getByText(MESSAGE)).toBeHidden();
  await page.reload();
  await expect(page.getByText(MESSAGE)).toBeHidden();
});

test("a dismissed announcement bar is not painted while the page loads", async ({ page }) => {
  await seedStorage(page, {
    "docusaurus.announcement.dismiss": "true",
    "docusaurus.announcement.id": "new-docs-site",
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByText(MESSAGE)).toBeHidden();
});

test("where storage is blocked the announcement bar can be dismissed for the page", async ({ page }) => {
  await blockStorage(page);
  await openPage(page, "/");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(MESSAGE)).toBeHidden();
});

test.describe("with another id", () => {
  test.use({ siteName: "settings", expectedErrors: NOBODY_THERE });

  test("the announcement bar shows again when its id changes", async ({ page }) => {
    await seedStorage(page, {
      "docusaurus.announcement.dismiss": "true",
      "docusaurus.announcement.id": "new-docs-site",
    });
    await openPage(page, "/");
    await expect(page.getByText("Later news.")).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.reload();
    await expect(page.getByText("Later news.")).toBeHidden();
  });
});

test.describe("not closeable", () => {
  test.use({ siteName: "menus" });

  test("an announcement bar that is not closeable has no Close button", async ({ page }) => {
    await openPage(page, "/");
    await expect(page.getByText("This notice stays.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Close", exact: true })).toHaveCount(0);
  });
});
