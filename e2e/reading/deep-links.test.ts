import { expect, openPage, test } from "../support/test.ts";

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
