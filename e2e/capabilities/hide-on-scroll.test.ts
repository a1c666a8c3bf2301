import type { Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "menus" });

const findNavbar = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Scrolls to `top` pixels, and waits until the page was told, because the navbar compares one event with the next. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener("scroll", resolve, { once: true });
        window.scrollTo({ top: y, behavior: "instant" });
      }),
    top,
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

test("the navbar hides when scrolling down and reappears on scrolling up", async ({ page }) => {
  await openPage(page, "/");
  await scrollTo(page, 300);
  await scrollTo(page, 600);
  await expect(findNavbar(page)).not.toBeInViewport();
  await scrollTo(page, 500);
  await expect(findNavbar(page)).toBeInViewport();
});

test("the navbar is always shown within its own height of the page top", async ({ page }) => {
  await openPage(page, "/");
  await scrollTo(page, 20);
  await scrollTo(page, 40);
  await expect(findNavbar(page)).toBeInViewport();
  await scrollTo(page, 600);
  await scrollTo(page, 700);
  await expect(findNavbar(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(findNavbar(page)).toBeInViewport();
});

test("the navbar is hidden when navigating to an existing in-page anchor", async ({ page }) => {
  await openPage(page, "/");
  await scrollTo(page, 800);
  await scrollTo(page, 700);
  await expect(findNavbar(page)).toBeInViewport();
  await page
    .getByRole("article")
    .getByRole("link", { name: "a part", exact: true })
    .dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL("/#a-part");
  await expect(findNavbar(page)).not.toBeInViewport();
});

test.describe("on the site itself", () => {
  test.use({ siteName: "stage" });

  test("the navbar stays when scrolling down", async ({ page }) => {
    await openPage(page, "/long");
    await scrollTo(page, 300);
    await scrollTo(page, 1200);
    await expect(findNavbar(page)).toBeInViewport();
  });
});
