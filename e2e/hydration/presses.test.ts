import type { Page } from "@playwright/test";
import { checkAccessibility } from "../support/axe.ts";
import { expectGround, findToggle } from "../support/color.ts";
import { FRAMEWORK_FILES, openEarly } from "../support/framework.ts";
import { test } from "../support/kept-context.ts";
import { BLOCKED } from "../support/network.ts";
import { searchOn } from "../support/search.ts";
import { expect, openPage, waitForHydration } from "../support/test.ts";

test.use({ siteName: "stage" });

test.describe("a press on the search before the framework has come opens it when it comes", () => {
  for (const { how, act } of [
    { how: "a click", act: (page: Page) => searchOn(page).button.click() },
    { how: "three clicks", act: (page: Page) => searchOn(page).button.click({ clickCount: 3 }) },
    { how: "Ctrl+K", act: (page: Page) => page.keyboard.press("Control+k") },
    { how: "/", act: (page: Page) => page.keyboard.press("/") },
    { how: "Enter on the button", act: (page: Page) => searchOn(page).button.press("Enter") },
  ]) {
    test(how, async ({ page }) => {
      const gate = await openEarly(page, "/plain");
      await act(page);
      await expect(searchOn(page).button).toHaveAttribute("aria-busy", "true");
      gate.open();
      await expect(searchOn(page).box).toBeFocused();
      await expect(searchOn(page).box).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(searchOn(page).button).toBeFocused();
      await expect(searchOn(page).button).toHaveAttribute("aria-busy", "false");
    });
  }

  test("with all that was typed since", async ({ page }) => {
    const gate = await openEarly(page, "/plain");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("third");
    gate.open();
    await expect(searchOn(page).box).toHaveValue("third");
  });
});

test("a key that is pressed as soon as the page is there counts", async ({ page }) => {
  for (const path of ["/plain", "/long", "/tabs"]) {
    await page.goto(path);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Search" }), path).toBeVisible();
  }
});

test("keys in a field belong to the field", async ({ page }) => {
  const gate = await openEarly(page, "/plain");
  await page.evaluate(() => document.querySelector("article")?.append(document.createElement("textarea")));
  const field = page.locator("article textarea");
  await field.focus();
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  gate.open();
  await waitForHydration(page);
  await expect(searchOn(page).dialog).toHaveCount(0);
});

test("a press on the color toggle counts when the framework comes", async ({ page }) => {
  const gate = await openEarly(page, "/plain");
  const box = await page.getByRole("button", { name: /^Switch between/ }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 16, (box?.y ?? 0) + 16);
  gate.open();
  await expect(findToggle(page, "dark mode")).toBeVisible();
  await expectGround(page, "dark");
});

test("a press on Close of the announcement bar counts when the framework comes", async ({ page }) => {
  const gate = await openEarly(page, "/plain");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  gate.open();
  await expect(page.getByText("A new docs site has launched.")).toBeHidden();
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("a press on the menu opens the drawer when the framework comes, however often it was pressed", async ({
    page,
  }) => {
    const gate = await openEarly(page, "/tabs");
    const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
    await toggle.tap();
    await toggle.tap();
    await expect(toggle).toHaveAttribute("aria-busy", "true");
    gate.open();
    await expect(page.getByRole("button", { name: "Close navigation bar" })).toBeInViewport();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(toggle).not.toHaveAttribute("aria-busy");
  });
});

test.describe("on the not-found page, whose navbar the framework makes anew", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("a press on the search counts", async ({ page }) => {
    const gate = await openEarly(page, "/getting-started/nowhere");
    await searchOn(page).button.click();
    gate.open();
    await expect(searchOn(page).box).toBeFocused();
  });
});

test.describe("where the framework cannot be had", () => {
  test.use({ expectedErrors: BLOCKED });

  test("the next press asks for it again, and both count", async ({ page }) => {
    await page.route(FRAMEWORK_FILES, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/plain");
    await failed;
    await page.unroute(FRAMEWORK_FILES);
    await page.keyboard.press("Control+k");
    await expect(searchOn(page).box).toBeFocused();
  });
});

test("axe finds nothing before the framework has come, nor with a press that waits for it", async ({ page }) => {
  await openEarly(page, "/tabs");
  expect(await checkAccessibility(page)).toEqual([]);
  await page.keyboard.press("Control+k");
  expect(await checkAccessibility(page)).toEqual([]);
});

test.describe("with menus", () => {
  test.use({ siteName: "menus" });

  test("Enter on a menu of the navbar opens it when the framework comes", async ({ page }) => {
    const gate = await openEarly(page, "/");
    await page.getByRole("button", { name: "Community" }).press("Enter");
    gate.open();
    await waitForHydration(page);
    await expect(page.getByRole("link", { name: "Second page", exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});

test("afterwards each press counts once", async ({ page }) => {
  await openPage(page, "/plain");
  await findToggle(page, "light mode").click();
  await expect(findToggle(page, "dark mode")).toBeVisible();
});
