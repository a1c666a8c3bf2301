import type { Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

/**
 * Reads the tags that the framework added to a page's head, in no particular order, from the shown page or from its
 * HTML as served.
 */
function readHead(page: Page, servedPath?: string): Promise<string[]> {
  return page.evaluate(async (path) => {
    const html = path && (await (await fetch(path)).text());
    const shown = html ? new DOMParser().parseFromString(html, "text/html") : document;
    const tags = [...shown.head.querySelectorAll("[data-rh]:not(title)")].map(
      ({ tagName, attributes, textContent }) => {
        const values = [...attributes].map(({ name, value }) => `${name}=${value}`).sort();
        return [tagName, ...values, textContent].join(" ");
      },
    );
    return [shown.title, ...tags.sort()];
  }, servedPath);
}

const findMeta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

test("keywords, description, canonical address and pictures of a page stay when the framework comes", async ({
  page,
}) => {
  await openPage(page, "/head-tags");
  await expect(findMeta(page, "keywords")).toHaveAttribute("content", "kitchen sink,spare parts");
  await expect(findMeta(page, "og:image")).toHaveAttribute("content", /\/img\/head-tags\.png$/);
  await expect(findMeta(page, "description")).toHaveAttribute("content", "The Head tags page of the stage.");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/head-tags$/);
  expect(await readHead(page)).toEqual(await readHead(page, "/head-tags"));
});

test("an unlisted page says that robots leave it out, when the framework has come too", async ({ page }) => {
  await openPage(page, "/unlisted");
  await expect(findMeta(page, "robots")).toHaveAttribute("content", /noindex/);
  expect(await readHead(page)).toEqual(await readHead(page, "/unlisted"));
});

test("each navigation brings the head of the next page, whole, and leaves nothing of the last one", async ({
  page,
}) => {
  await openPage(page, "/head-tags");
  for (const { link, path } of [
    { link: "The unlisted page", path: "/unlisted" },
    { link: "The page with head tags", path: "/head-tags" },
    { link: "The plain page", path: "/plain" },
  ]) {
    await page.getByRole("article").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(path);
    const served = await readHead(page, path);
    await expect.poll(() => readHead(page)).toEqual(served);
  }
  await expect(findMeta(page, "keywords")).toHaveCount(0);
  await expect(findMeta(page, "robots")).toHaveCount(0);
});
