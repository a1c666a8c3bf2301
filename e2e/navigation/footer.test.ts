import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

const COMMUNITY = ["Discord", "X", "GitHub", "Daggerverse"];

test("the footer is a flat row of community links, separated by middle dots", async ({ page }) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link")).toHaveText(COMMUNITY);
  await expect(footer.getByText("·", { exact: true })).toHaveCount(COMMUNITY.length - 1);
  await expect(footer.getByRole("heading")).toHaveCount(0);
});

test("every community link is external and carries the icon", async ({ page }) => {
  await openPage(page, "/");
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link.getByRole("img", { name: "(opens in new tab)" })).toBeVisible();
  }
});

test("the copyright names the years 2022-2025", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("contentinfo")).toContainText("© Dagger 2022-2025");
});
