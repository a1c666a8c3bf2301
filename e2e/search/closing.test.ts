import type { Page } from "@playwright/test";
import { test } from "../support/kept-context.ts";
import { searchOn } from "../support/search.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

/** Returns the scroll position, after enough frames for earlier wheel movements to take effect. */
function readScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.scrollY;
  });
}

/** Clicks where the button is visible, as a person does. Playwright's own click would first scroll to the button. */
async function pressButton(page: Page): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await searchOn(page).button.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

test.describe("closes", () => {
  for (const { how, act } of [
    { how: "Escape", act: (page: Page) => page.keyboard.press("Escape") },
    { how: "Ctrl+K", act: (page: Page) => page.keyboard.press("Control+k") },
    { how: "Cancel", act: (page: Page) => page.getByRole("button", { name: "Cancel" }).click() },
    { how: "a click beside it", act: (page: Page) => page.mouse.click(20, 600) },
  ]) {
    test(`by ${how}: the search button has the focus again, and the initial query is gone`, async ({ page }) => {
      await openPage(page, "/");
      const { button, dialog, box } = searchOn(page);
      await button.focus();
      await page.keyboard.press("t");
      await expect(box).toHaveValue("t");
      await act(page);
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(box).toHaveValue("");
    });
  }

  test("by going back to the page before", async ({ page }) => {
    await openPage(page, "/plain");
    await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Long" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
    await searchOn(page).button.click();
    await expect(searchOn(page).box).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
    await expect(searchOn(page).dialog).toHaveCount(0);
    await expect(page.locator("body")).not.toHaveClass(/DocSearch--active/);
  });

  test("but not by the frame of a page that was asked for before it was opened", async ({ page }) => {
    await openPage(page, "/plain");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const link = sidebar.getByRole("link", { name: "Long" });
    const { dialog, box } = searchOn(page);
    await link.hover();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>(".theme-doc-sidebar-menu a[href='/long']")?.click();
      document.querySelector<HTMLElement>(".search-button")?.click();
    });
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(dialog).toBeVisible();
    await expect(box).toBeFocused();
  });

  test("and / typed in the box is text", async ({ page }) => {
    const { open, box, dialog } = searchOn(page);
    await open("/");
    await page.keyboard.press("/");
    await expect(box).toHaveValue("/");
    await expect(dialog).toBeVisible();
  });

  for (const width of [1280, 390]) {
    for (const { how, open } of [
      { how: "Ctrl+K", open: (page: Page) => page.keyboard.press("Control+k") },
      { how: "/", open: (page: Page) => page.keyboard.press("/") },
      { how: "the mouse", open: pressButton },
    ]) {
      test(`in the middle of a page the reader's place is kept, opened by ${how} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, "/long");
        const { button, dialog, box } = searchOn(page);
        await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
        for (let time = 1; time <= 3; time += 1) {
          await open(page);
          await expect(box).toBeFocused();
          await page.keyboard.press("Escape");
          await expect(dialog).toHaveCount(0);
          await expect(button).toBeFocused();
          expect(await readScroll(page), `the place after time ${time}`).toBe(1500);
        }
      });
    }
  }

  test("the page below does not scroll while it is open, does not jump, and scrolls again after", async ({ page }) => {
    const { open, button } = searchOn(page);
    await openPage(page, "/long");
    const before = await page.locator("h1").boundingBox();
    await open("/long");
    await expect(page.locator("body")).toHaveClass(/DocSearch--active/);
    expect(await page.locator("h1").boundingBox()).toEqual(before);
    await page.mouse.move(20, 600);
    await page.mouse.wheel(0, 800);
    expect(await readScroll(page)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(page.locator("body")).not.toHaveClass(/DocSearch--active/);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});
