import { INDEX_FILES } from "../support/search.ts";
import { expect, test } from "../support/test.ts";

test.use({ siteName: "stage", expectedErrors: /status of 404|ERR_FAILED/ });

test("a dead address suggests pages that have its words", async ({ page }) => {
  await page.goto("/old/deep-links.html");
  await expect(page).toHaveTitle(/^Page not found \| /);
  await expect(page.getByText("Pages with words of this address")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Deep links" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deep links");
  await expect(page).toHaveTitle(/^Deep links \| /);
});

test("without an index the not-found page is as it was", async ({ page }) => {
  await page.route(INDEX_FILES, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/old/deep-links");
  await failed;
  await expect(page.getByText("The sections of this site")).toBeVisible();
  await expect(page.getByText("Pages with words of this address")).toHaveCount(0);
});

test.describe("on the site", () => {
  test.use({ siteName: "site" });

  for (const { address, suggested } of [
    { address: "/reference/container", suggested: "/getting-started/types/container" },
    { address: "/integrations", suggested: "/getting-started/ci-integrations/github-actions" },
    { address: "/getting-started/instalation", suggested: "/getting-started/installation" },
    { address: "/install.html", suggested: "/getting-started/installation" },
  ]) {
    test(`${address} suggests ${suggested}, by its title`, async ({ page }) => {
      await page.goto(address);
      const link = page.getByRole("main").locator(`a[href="${suggested}"]`);
      await expect(link).toBeVisible();
      await expect(link).not.toContainText("/");
    });
  }

  test("a field holds the words of the address, and leads to their results", async ({ page }) => {
    await page.goto("/reference/goBuild.html");
    const box = page.getByRole("main").getByRole("searchbox", { name: "Search docs" });
    await expect(box).toHaveValue("reference go build");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=reference+go+build");
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });

  test("an address whose words are in no other suggests nothing", async ({ page }) => {
    await page.goto("/nope/nope");
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("Pages with words of this address")).toHaveCount(0);
    await expect(page.getByText("The sections of this site")).toBeVisible();
  });
});

test("words that are on no page suggest nothing", async ({ page }) => {
  await page.goto("/qqzzxxy");
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Pages with words of this address")).toHaveCount(0);
});
