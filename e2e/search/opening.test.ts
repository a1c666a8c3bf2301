import type { Page } from "@playwright/test";
import { test } from "../support/kept-context.ts";
import { SCRIPT_FILES } from "../support/network.ts";
import { searchOn } from "../support/search.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

const FIELDS = {
  input: "<input>",
  textarea: "<textarea></textarea>",
  select: "<select><option>One</option></select>",
  "editable element": '<div contenteditable="true" tabindex="0">Text</div>',
};

test.describe("the search box of the navbar", () => {
  test("stands on the right, says Search, and has a round button's place on a phone", async ({ page }) => {
    await openPage(page, "/");
    const { button } = searchOn(page);
    await expect(button).toContainText("Search");
    expect((await button.boundingBox())?.x).toBeGreaterThan(720);
    await page.setViewportSize({ width: 390, height: 800 });
    // The page may still have the layout of the wider window.
    await expect.poll(async () => (await button.boundingBox())?.x).toBeGreaterThan(300);
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), "size of the target").toBeGreaterThanOrEqual(44);
  });

  for (const { width, name } of [
    { width: 1440, name: "Search Ctrl K" },
    { width: 1100, name: "Search" },
    { width: 390, name: "Search" },
  ]) {
    test(`is called what is written on it at ${width} px: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, "/");
      const { button } = searchOn(page);
      await expect(button).toHaveAccessibleName(name);
      // Text that's only for screen readers is one pixel in size.
      const seen = await button.evaluate((element) =>
        [...element.querySelectorAll("span:not(:has(*)), kbd")]
          .filter((part) => part.getBoundingClientRect().width > 1)
          .map((part) => part.textContent)
          .join(" "),
      );
      expect(name).toContain(seen);
    });
  }

  for (const { platform, shown, hidden } of [
    { platform: "Win32", shown: "Ctrl", hidden: "⌘" },
    { platform: "Linux x86_64", shown: "Ctrl", hidden: "⌘" },
    { platform: "MacIntel", shown: "⌘", hidden: "Ctrl" },
    { platform: "iPad", shown: "⌘", hidden: "Ctrl" },
  ]) {
    test(`the shortcut key shown on ${platform} is ${shown}`, async ({ page }) => {
      await page.addInitScript((name) => Object.defineProperty(navigator, "platform", { get: () => name }), platform);
      await openPage(page, "/");
      await expect(searchOn(page).button.getByText(shown, { exact: true })).toBeVisible();
      await expect(searchOn(page).button.getByText(hidden, { exact: true })).toBeHidden();
    });
  }
});

test.describe("opens", () => {
  for (const { how, act } of [
    { how: "a click", act: (page: Page) => searchOn(page).button.click() },
    { how: "Ctrl+K", act: (page: Page) => page.keyboard.press("Control+k") },
    { how: "Cmd+K", act: (page: Page) => page.keyboard.press("Meta+k") },
    { how: "/", act: (page: Page) => page.keyboard.press("/") },
    { how: "Enter on the button", act: (page: Page) => searchOn(page).button.press("Enter") },
    { how: "Space on the button", act: (page: Page) => searchOn(page).button.press("Space") },
  ]) {
    test(`by ${how}, with an empty box that has the focus`, async ({ page }) => {
      await openPage(page, "/");
      await act(page);
      const { box } = searchOn(page);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue("");
      await expect(box).toHaveAttribute("placeholder", "Search docs");
    });
  }

  test("by typing an alphanumeric character on the button, with that key as the initial query", async ({ page }) => {
    await openPage(page, "/");
    const { button, box } = searchOn(page);
    await button.focus();
    await page.keyboard.type("third");
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("third");
  });

  test("with all letters that were typed while its code was still on the way", async ({ page }) => {
    await openPage(page, "/");
    let letThrough: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(SCRIPT_FILES, async (route) => {
      await opened;
      await route.continue();
    });
    const { button, box } = searchOn(page);
    await button.focus();
    await page.keyboard.type("thi");
    await expect(button).toHaveAttribute("aria-busy", "true");
    letThrough();
    await expect(box).toHaveValue("thi");
  });

  test("not by Ctrl+F or Cmd+F on the button", async ({ page }) => {
    await openPage(page, "/");
    const { button, dialog } = searchOn(page);
    await button.focus();
    await page.keyboard.press("Control+f");
    await page.keyboard.press("Meta+f");
    await expect(dialog).toHaveCount(0);
    await expect(button).toHaveAttribute("aria-busy", "false");
  });

  for (const [name, markup] of Object.entries(FIELDS)) {
    test(`not by Ctrl+K or / when focus is in an ${name}`, async ({ page }) => {
      await openPage(page, "/");
      const { button, dialog } = searchOn(page);
      await page.evaluate((html) => {
        document.querySelector("article")?.insertAdjacentHTML("afterbegin", html);
        document.querySelector<HTMLElement>("article > :first-child")?.focus();
      }, markup);
      await page.keyboard.press("Control+k");
      await page.keyboard.press("Meta+k");
      await page.keyboard.press("/");
      await expect(button).toHaveAttribute("aria-busy", "false");
      await expect(dialog).toHaveCount(0);
    });
  }

  test("not while the body marks another search as active, in whatever way", async ({ page }) => {
    await openPage(page, "/");
    await page.evaluate(() => document.body.classList.add("DocSearch--active"));
    const { button, dialog } = searchOn(page);
    await button.click();
    await page.keyboard.press("a");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("/");
    await expect(button).toHaveAttribute("aria-busy", "false");
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => document.body.classList.remove("DocSearch--active"));
    await button.click();
    await expect(dialog).toBeVisible();
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a tap opens it over the whole screen, and Cancel leads back", async ({ page }) => {
    await openPage(page, "/");
    const { button, dialog, box } = searchOn(page);
    await button.tap();
    await expect(box).toBeFocused();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await expect(dialog.getByText("Navigate")).toBeHidden();
    await page.getByRole("button", { name: "Cancel" }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that could do nothing", async ({ page }) => {
    await page.goto("/");
    await expect(searchOn(page).button).toBeHidden();
  });
});
