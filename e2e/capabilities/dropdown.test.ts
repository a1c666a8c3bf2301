import type { Page } from "@playwright/test";
import { test } from "../support/kept-context.ts";
import { NOBODY_THERE } from "../support/network.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "menus" });

/** Puts a finger on the page and moves it. Unlike for a tap, browsers fire no mouse events and set no focus. */
async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: 700, y: 600 });
  await touch("touchMove", { x: 700, y: 500 });
  await touch("touchEnd");
}

/** Finds an item with sub-items and without a type. */
const findMenu = (page: Page) => page.getByRole("button", { name: "Community" });
const findItem = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Second page", exact: true });

test.describe("on a wide screen", () => {
  test("an item with sub-items is a dropdown, which opens on hover", async ({ page }) => {
    await openPage(page, "/");
    await expect(findItem(page)).toBeHidden();
    await findMenu(page).hover();
    await expect(findItem(page)).toBeVisible();
    await findItem(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  });

  test("Enter toggles the dropdown", async ({ page }) => {
    await openPage(page, "/");
    await findMenu(page).focus();
    await page.keyboard.press("Enter");
    await expect(findItem(page)).toBeVisible();
    await expect(findMenu(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Enter");
    await expect(findItem(page)).toBeHidden();
    await expect(findMenu(page)).toHaveAttribute("aria-expanded", "false");
  });

  for (const { how, leave } of [
    { how: "a mousedown", leave: (page: Page) => page.mouse.click(700, 600) },
    { how: "a tap", leave: (page: Page) => page.touchscreen.tap(700, 600) },
    { how: "focus", leave: (page: Page) => page.getByRole("link", { name: "Guide" }).focus() },
  ]) {
    test.describe(() => {
      test.use({ hasTouch: how === "a tap" });

      test(`the dropdown closes on ${how} outside`, async ({ page }) => {
        await openPage(page, "/");
        await findMenu(page).focus();
        await page.keyboard.press("Enter");
        await expect(findItem(page)).toBeVisible();
        await leave(page);
        await expect(findItem(page)).toBeHidden();
      });
    });
  }

  test.describe(() => {
    test.use({ hasTouch: true });

    test("the dropdown closes on touch alone, before there is a mouse event", async ({ page }) => {
      await openPage(page, "/");
      await findMenu(page).focus();
      await page.keyboard.press("Enter");
      await expect(findItem(page)).toBeVisible();
      await page.evaluate(() => {
        for (const type of ["mousedown", "focusin"]) {
          document.addEventListener(type, () => document.body.setAttribute("data-other-event", type), true);
        }
      });
      await swipe(page);
      await expect(findItem(page)).toBeHidden();
      await expect(page.locator("body")).not.toHaveAttribute("data-other-event");
    });
  });

  test("an external sub-item shows the external-link icon", async ({ page }) => {
    await openPage(page, "/");
    await findMenu(page).hover();
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /Discord/ });
    await expect(link.getByRole("img", { name: "(opens in new tab)" })).toBeVisible();
  });
});

test.describe("in the drawer", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  async function openMenu(page: Page, path: string): Promise<void> {
    await openPage(page, path);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page.getByRole("button", { name: "← Back to main menu" }).click();
  }

  /** Finds the sub-item, not the entry of the same name in the secondary menu. */
  const findSubItem = (page: Page) =>
    page
      .getByRole("listitem")
      .filter({ has: findMenu(page) })
      .getByRole("link", { name: "Second page", exact: true });

  /** Finds the caret next to the label. Other dropdowns of the menu have one too. */
  const findCaret = (page: Page, name: string) =>
    page
      .getByRole("listitem")
      .filter({ has: findMenu(page) })
      .getByRole("button", { name, exact: true });

  test("a dropdown starts collapsed, expands and collapses again", async ({ page }) => {
    await openMenu(page, "/");
    await expect(findSubItem(page)).toBeHidden();
    await findCaret(page, "Expand the dropdown").click();
    await expect(findSubItem(page)).toBeVisible();
    await findCaret(page, "Collapse the dropdown").click();
    await expect(findSubItem(page)).toBeHidden();
  });

  test("a dropdown starts expanded when a link inside is active", async ({ page }) => {
    await openMenu(page, "/second");
    await expect(findSubItem(page)).toBeVisible();
    await expect(findCaret(page, "Collapse the dropdown")).toBeVisible();
  });

  test("a dropdown expands when a link inside becomes active", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("article").getByRole("link", { name: "another" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page.getByRole("button", { name: "← Back to main menu" }).click();
    await expect(findCaret(page, "Collapse the dropdown")).toBeVisible();
  });
});

test.describe("with sub-items of every type", () => {
  test.use({ siteName: "settings", expectedErrors: NOBODY_THERE });

  const LINKS = [
    { name: "A doc", href: "/second" },
    { name: "A sidebar", href: "/" },
    { name: "A version", href: "/" },
  ];

  test("a dropdown shows each of them, and they lead to their pages", async ({ page }) => {
    await openPage(page, "/");
    const navbar = page.getByRole("navigation", { name: "Main" });
    await navbar.getByRole("button", { name: "Every type" }).hover();
    for (const { name, href } of LINKS) {
      await expect(navbar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    await expect(navbar.getByRole("strong")).toHaveText("Raw markup");
    await navbar.getByRole("link", { name: "A doc", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  });

  test("the drawer shows each of them too", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, "/");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page.getByRole("button", { name: "← Back to main menu" }).click();
    await page.getByRole("button", { name: "Expand the dropdown" }).click();
    const menu = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Every type" }) });
    for (const { name, href } of LINKS) {
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    await expect(menu.getByRole("strong")).toHaveText("Raw markup");
  });
});
