import type { Locator, Page } from "@playwright/test";
import { expect, openPage, test } from "../support/test.ts";

const findHeading = (page: Page) => page.getByRole("heading", { level: 1 });

const findCurrent = (page: Page) =>
  page.getByRole("navigation", { name: "Docs sidebar" }).locator('[aria-current="page"]');

/** Points at a link until its page has been prefetched. */
async function loadAhead(page: Page, link: Locator): Promise<void> {
  const path = await link.evaluate(({ pathname }: HTMLAnchorElement) => pathname);
  const request = page.waitForRequest((asked) => new URL(asked.url()).pathname === path);
  await link.hover();
  await (await (await request).response())?.finished();
  // Fetch the same page again. Once this response has been read, the first one has been read too.
  await page.evaluate(async (address) => (await fetch(address)).text(), path);
}

test.describe("on the stage", () => {
  test.use({ siteName: "stage" });

  test("a page that has been loaded ahead is there in the frame after the click, at the place that the link names", async ({
    page,
  }) => {
    await openPage(page, "/plain");
    const link = page.getByRole("link", { name: "Its third part" });
    await loadAhead(page, link);
    const seen = await link.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      const top = document.getElementById("third-part")?.getBoundingClientRect().top ?? Number.NaN;
      return {
        heading: document.querySelector("h1")?.textContent,
        path: location.pathname,
        top,
      };
    });
    expect(seen).toMatchObject({ heading: "Long", path: "/long" });
    expect(seen.top, "the part that the link leads to stands at the top").toBeLessThan(200);
    expect(seen.top).toBeGreaterThanOrEqual(0);
    await expect(page).toHaveTitle(/^Long/);
  });

  test("what a reader changes before the frame around the article has followed stays", async ({ page }) => {
    await openPage(page, "/plain");
    const link = page.getByRole("link", { name: "The tabs" });
    await loadAhead(page, link);
    await link.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      document.querySelector<HTMLElement>('[role="tab"][aria-selected="false"]')?.click();
      document.querySelector("article")?.setAttribute("data-kept", "yes");
    });
    await expect(findCurrent(page)).toHaveText(["Tabs"]);
    await expect(page.locator("article")).toHaveAttribute("data-kept", "yes");
  });

  test("Back and Forward in a row end at the page that the address names", async ({ page }) => {
    await openPage(page, "/plain");
    await page.getByRole("link", { name: "The long page" }).click();
    await expect(findCurrent(page)).toHaveText(["Long"]);
    await page.evaluate(() => {
      window.addEventListener("popstate", () => history.forward(), { once: true });
      history.back();
    });
    await expect(page).toHaveURL("/long");
    await expect(findHeading(page)).toHaveText("Long");
    await expect(findCurrent(page)).toHaveText(["Long"]);
    await expect(page).toHaveTitle(/^Long/);
  });
});

test("the sidebar changes with the article, comes where there was none and goes where there is none", async ({
  page,
}) => {
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  await openPage(page, "/features/services");
  await expect(sidebar).toHaveCount(0);
  await page.locator('article a[href="/extending/services"]').first().click();
  await expect(findCurrent(page)).toHaveAttribute("href", "/extending/services");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Cookbook" }).click();
  await expect(findHeading(page)).toHaveText(/Cookbook/);
  await expect(findCurrent(page)).toHaveAttribute("href", "/cookbook");
  await page.goBack();
  await page.goBack();
  await expect(findHeading(page)).toHaveText(/Services/);
  await expect(sidebar).toHaveCount(0);
});
