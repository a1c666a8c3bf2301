import type { Page } from "@playwright/test";
import { holdBack } from "../support/network.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage", expectedErrors: /net::ERR_FAILED|Failed to fetch|TimeoutError|signal timed out/ });

/** Milliseconds that an article may take before the browser loads its whole page; see src/shell. */
const TIMEOUT_MS = 10_000;

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test("while an article is on its way the page of before stays, and can be used", async ({ page }) => {
  await openPage(page, "/tabs");
  const gate = await holdBack(page, "**/plain");
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Plain" }).click();
  await page.getByRole("tab", { name: "Python" }).first().click();
  await expect(page.getByRole("tab", { name: "Python", selected: true })).toHaveCount(3);
  gate.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
});

test("of two clicks the second one counts, whichever article comes first", async ({ page }) => {
  await openPage(page, "/plain");
  const gate = await holdBack(page, "**/long");
  await page.getByRole("link", { name: "The long page" }).click();
  await page.getByRole("link", { name: "The pictures" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media");
  gate.open();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media");
  await expect(page).toHaveURL("/media");
});

test(`an article that takes longer than ${TIMEOUT_MS / 1000} seconds is loaded whole by the browser`, async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The wait uses the browser's own timeout, which a test's clock can't fast-forward.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      Object.assign(window, { askedMs: ms });
      return timeout(1);
    };
  });
  await openPage(page, "/plain");
  await mark(page);
  await holdBack(page, "**/long");
  await page.getByRole("link", { name: "The long page" }).hover();
  await expect.poll(() => page.evaluate(() => (window as { askedMs?: number }).askedMs)).toBe(TIMEOUT_MS);
  await page.getByRole("link", { name: "The long page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await expect.poll(() => isMarked(page), { message: "the page of before is still there" }).toBe(false);
});

test("Forward leads to the place again, and Back to a part leads to that part", async ({ page }) => {
  await openPage(page, "/long#third-part");
  const part = page.getByRole("heading", { name: /^Third part/ });
  await expect(part).toBeInViewport();
  await page.getByRole("article").getByRole("link", { name: "the plain page", exact: true }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await expect(part).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("what a client module begins with a navigation is cleaned up once, whether the page is shown or not", async ({
  page,
}) => {
  const readUpdates = () => page.evaluate(() => (window as { routeUpdates?: unknown }).routeUpdates);
  await openPage(page, "/plain");
  const first = { begun: 1, ended: 0 };
  expect(await readUpdates()).toEqual(first);
  const gate = await holdBack(page, "**/long");
  await page.getByRole("link", { name: "The long page" }).click();
  await expect.poll(readUpdates).toEqual({ begun: 2, ended: 0 });
  await page.getByRole("link", { name: "The pictures" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media");
  await expect.poll(readUpdates).toEqual({ begun: 3, ended: 2 });
  gate.open();
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Plain" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await expect.poll(readUpdates).toEqual({ begun: 4, ended: 3 });
});
