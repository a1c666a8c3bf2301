import type { Page } from "@playwright/test";
import { openStopped } from "../support/clock.ts";
import { test } from "../support/kept-context.ts";
import { type Gate, holdBack } from "../support/network.ts";
import { expect } from "../support/test.ts";

test.use({ siteName: "stage" });

const findBar = (page: Page) => page.locator("#nprogress .bar");

/** Starts a navigation whose page doesn't arrive until the gate opens, with the page's clock stopped. */
async function startSlowNavigation(page: Page): Promise<Gate> {
  const gate = await holdBack(page, "**/long*");
  await openStopped(page, "/plain");
  await page.getByRole("link", { name: "The long page" }).click();
  return gate;
}

test("the progress bar appears 200 ms after the path has changed, not earlier, and goes with the new page", async ({
  page,
}) => {
  const gate = await startSlowNavigation(page);
  await page.clock.runFor(199);
  await expect(findBar(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await page.clock.runFor(1);
  await expect(findBar(page)).toBeVisible();
  gate.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await page.clock.runFor(2000);
  await expect(findBar(page)).toHaveCount(0);
});

test("the progress bar has no spinner, starts at 0.08 and moves within 200 ms, on from there every 800 ms", async ({
  page,
}) => {
  await startSlowNavigation(page);
  await page.clock.runFor(200);
  const readState = () =>
    findBar(page).evaluate(({ style }: HTMLElement) => ({ position: style.transform, transition: style.transition }));
  await page.clock.runFor(50);
  expect(await readState()).toEqual({ position: "translate3d(-92%, 0px, 0px)", transition: "200ms" });
  await expect(page.locator("#nprogress .spinner")).toHaveCount(0);
  await page.clock.runFor(700);
  expect((await readState()).position).toBe("translate3d(-92%, 0px, 0px)");
  await page.clock.runFor(300);
  expect((await readState()).position).not.toBe("translate3d(-92%, 0px, 0px)");
});

test("a quick navigation shows no progress bar", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("#nprogress")) {
        Object.assign(window, { hasShownProgress: true });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await openStopped(page, "/plain");
  await page.getByRole("link", { name: "The long page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => "hasShownProgress" in window)).toBe(false);
});
