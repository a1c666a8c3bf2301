import { openEarly } from "../support/framework.ts";
import { test } from "../support/kept-context.ts";
import { readStorage } from "../support/storage.ts";
import { expect, waitForHydration } from "../support/test.ts";
import { findTooltip, findWord } from "../support/words.ts";

test.use({ siteName: "stage" });

test("languages can be chosen before the framework has come, and stay chosen when it comes", async ({ page }) => {
  const gate = await openEarly(page, "/tabs");
  await page.getByRole("tab", { name: "Python" }).first().click();
  await expect(page.getByRole("tab", { name: "Python", selected: true })).toHaveCount(3);
  await expect(page.getByText("Compile the service from Python.").first()).toBeVisible();
  expect(await readStorage(page, "choice.sdk")).toBe("python");
  await expect(page).toHaveURL("/tabs?sdk=python");
  gate.open();
  await waitForHydration(page);
  await expect(page.getByRole("tab", { name: "Python", selected: true })).toHaveCount(3);
  await expect(page).toHaveURL("/tabs?sdk=python");
});

test("tabs follow the arrow keys before the framework has come", async ({ page }) => {
  await openEarly(page, "/tabs");
  await page.getByRole("tab", { name: "Go" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Python" }).first()).toBeFocused();
  await expect(page.getByRole("tab", { name: "Python" }).first()).toHaveAttribute("aria-selected", "true");
});

test("code is copied before the framework has come, and the button is itself again after a way there and back", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const gate = await openEarly(page, "/tabs");
  const button = page.getByRole("button", { name: /^Cop(?!y page)/ }).first();
  await page.clock.install();
  await button.click();
  await expect(button).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
  // The button still says so when the framework arrives.
  gate.open();
  await waitForHydration(page);
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Introduction" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Introduction");
  await expect(page.getByRole("button", { name: "Copied" })).toHaveCount(0);
});

test("sections open before the framework has come, and stay open when it comes", async ({ page }) => {
  const gate = await openEarly(page, "/media");
  await page.getByText("What the aside is about").click();
  const text = page.getByText("The text of the aside, which stays hidden");
  await expect(text).toBeVisible();
  gate.open();
  await waitForHydration(page);
  await expect(text).toBeVisible();
});

test("a section that a link opened stays as its reader leaves it when the framework comes", async ({ page }) => {
  const gate = await openEarly(page, "/deep-links");
  const id = await page.locator("article details [id], article details[id]").first().getAttribute("id");
  await page.goto(`/deep-links#${id}`);
  const details = page.locator("article details", { has: page.locator(`[id="${id}"]`) }).first();
  await expect(details).toHaveAttribute("open", "");
  await details.locator("summary").first().click();
  await expect(details).not.toHaveAttribute("open");
  gate.open();
  await waitForHydration(page);
  await expect(details).not.toHaveAttribute("open");
});

test("a word shows its card before the framework has come", async ({ page }) => {
  await openEarly(page, "/words");
  await findWord(page, "Container.withExec").first().hover();
  await expect(findTooltip(page)).toContainText("WithExec");
});

test("a link leads on before the framework has come, and Back leads back to the place", async ({ page }) => {
  await openEarly(page, "/long");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("article").getByRole("link", { name: "the plain page", exact: true }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test("the skip link leads to the first main element before the framework has come", async ({ page }) => {
  await openEarly(page, "/tabs");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await expect(page).toHaveURL("/tabs");
});

test("a page does not move when the framework comes", async ({ page }) => {
  const gate = await openEarly(page, "/long");
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  gate.open();
  await waitForHydration(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test.describe("on the site", () => {
  test.use({ siteName: "site" });

  test("a sidebar whose link is in view anyway is not scrolled", async ({ page }) => {
    await openEarly(page, "/reference/troubleshooting");
    const menu = page.locator(".theme-doc-sidebar-container .menu");
    expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0);
    expect(await menu.evaluate((list) => list.scrollTop)).toBe(0);
  });
});

test.describe("in a low window", () => {
  test.use({ viewport: { width: 1280, height: 260 } });

  test("the whole page is first painted with its link in the sidebar in view and its first heading marked", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // In the first frame, before the early script measures the page.
      document.addEventListener("DOMContentLoaded", () =>
        requestAnimationFrame(() => {
          const link = document.querySelector('.theme-doc-sidebar-container [aria-current="page"]');
          const place = link?.getBoundingClientRect();
          const menu = link?.closest(".menu");
          Object.assign(window, {
            painted: {
              scrolled: menu?.scrollTop ?? 0,
              isLinkInView: place !== undefined && place.top > 0 && place.bottom < innerHeight,
              marked: document.querySelectorAll(".toc a[aria-current]").length,
            },
          });
        }),
      );
    });
    await openEarly(page, "/long");
    const painted = await page.waitForFunction(() => (window as { painted?: object }).painted);
    expect(await painted.jsonValue()).toEqual({ scrolled: expect.any(Number), isLinkInView: true, marked: 1 });
    expect(await painted.evaluate((state) => (state as { scrolled: number }).scrolled)).toBeGreaterThan(0);
  });
});
