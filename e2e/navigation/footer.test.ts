import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

const COMMUNITY = ["Discord", "X", "GitHub", "Daggerverse"];

test("the footer is a flat row of community links and the page on quality, separated by middle dots", async ({
  page,
}) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link")).toHaveText([...COMMUNITY, "How this site is checked"]);
  await expect(footer.getByText("·", { exact: true })).toHaveCount(COMMUNITY.length);
  await expect(footer.getByRole("heading")).toHaveCount(0);
});

test("every community link is external and carries the icon", async ({ page }) => {
  await openPage(page, "/");
  for (const name of COMMUNITY) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: new RegExp(`^${name}\\b`) });
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link.getByRole("img", { name: "(opens in new tab)" })).toBeVisible();
  }
});

test("the copyright names the years 2022-2025, and the version that the site documents", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("contentinfo")).toContainText("© Dagger 2022-2025");
  await expect(page.getByRole("contentinfo").getByText("Dagger 0.19.4, tested with the real engine")).toBeVisible();
});

test("the footer leads to the page on quality, whose figures are all there", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "How this site is checked" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How this site is checked" })).toBeVisible();
  await expect(
    page.getByRole("row", { name: /^Addresses in links that lead nowhere, of [\d,]+ 0 none$/ }),
  ).toBeVisible();
  await expect(page.getByRole("row", { name: /^Python \d+ \d+$/ })).toBeVisible();
});
