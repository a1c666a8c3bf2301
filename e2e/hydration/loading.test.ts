import type { Locator, Page } from "@playwright/test";
import { findToggle } from "../support/color.ts";
import { FRAMEWORK_FILES } from "../support/framework.ts";
import { test } from "../support/kept-context.ts";
import { readShift } from "../support/layout-shift.ts";
import { expect, waitForHydration } from "../support/test.ts";

test.use({ siteName: "stage" });

/** Opens a page in a browser that is never idle. */
async function openBusy(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path, { waitUntil: "networkidle" });
}

const isAsked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /\/assets\/js\/main\./.test(name)));

test("the framework waits until the browser is idle", async ({ page }) => {
  await openBusy(page, "/plain");
  expect(await isAsked(page)).toBe(false);
});

test("it is not asked for before the page has been loaded", async ({ page }) => {
  const order: string[] = [];
  page.on("load", () => order.push("load"));
  page.on("request", (request) => /\/main\.\w+\.js/.test(request.url()) && order.push("framework"));
  await page.goto("/media");
  await waitForHydration(page);
  expect(order).toEqual(["load", "framework"]);
});

for (const path of ["/media", "/tabs"]) {
  test(`the font for code comes after the page, and moves nothing on ${path}`, async ({ page }) => {
    const order: string[] = [];
    const isShown = () => page.evaluate(() => [...document.fonts].some(({ family }) => family.includes("Geist Mono")));
    page.on("load", () => order.push("load"));
    page.on("requestfinished", (request) => /geist-mono/.test(request.url()) && order.push("font"));
    await page.goto(path);
    await expect.poll(isShown).toBe(true);
    expect(order).toEqual(["load", "font"]);
    expect(await readShift(page)).toBe(0);
  });
}

for (const { sign, act } of [
  { sign: "the pointer on a link of the sidebar", act: hoverSidebar },
  { sign: "the pointer on a link of the article", act: (page: Page) => hoverLink(page) },
  { sign: "the focus on a link of the sidebar", act: (page: Page) => findSidebarLink(page).focus() },
  { sign: "the shortcut of the search", act: (page: Page) => page.keyboard.press("Control+k") },
]) {
  test(`${sign} has it loaded at once`, async ({ page }) => {
    await openBusy(page, "/plain");
    await act(page);
    await waitForHydration(page);
    await expect(findToggle(page, "light mode")).toBeEnabled();
  });
}

test("reading has it loaded neither: scrolling, the pointer on text, a link to a part of the page", async ({
  page,
}) => {
  await openBusy(page, "/long");
  await page.mouse.wheel(0, 400);
  await page.getByRole("heading", { level: 1 }).hover();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").first().hover();
  await page.waitForLoadState("networkidle");
  expect(await isAsked(page)).toBe(false);
});

test("a link that the pointer rested on before is loaded ahead once it has come", async ({ page }) => {
  await openBusy(page, "/plain");
  const request = page.waitForRequest((asked) => asked.resourceType() === "fetch" && asked.url().endsWith("/long"));
  await hoverLink(page);
  await request;
});

test("pages without an article ask for it right away", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const request = page.waitForRequest(FRAMEWORK_FILES);
  await page.goto("/search?q=part");
  await request;
  await expect(page.getByRole("searchbox")).toHaveValue("part");
});

function findSidebarLink(page: Page): Locator {
  return page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link").last();
}

async function hoverSidebar(page: Page): Promise<void> {
  await findSidebarLink(page).hover();
}

async function hoverLink(page: Page): Promise<void> {
  await page.getByRole("link", { name: "The long page" }).hover();
}
