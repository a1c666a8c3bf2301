import type { Locator, Page } from "@playwright/test";
import { openStopped } from "../support/clock.ts";
import { test } from "../support/kept-context.ts";
import { expect } from "../support/test.ts";

test.use({ siteName: "stage" });

const ALT = "A box named engine with an arrow to a box named container";

const findImage = (page: Page): Locator => page.getByRole("article").locator(`img[alt="${ALT}"]`).first();
/** Finds the overlay that covers the page while an image is enlarged. */
const findOverlay = (page: Page): Locator => page.locator(".medium-zoom-overlay");

async function openZoomed(page: Page): Promise<void> {
  await openStopped(page, "/media");
  await page.clock.runFor(1000);
  await expect(findImage(page)).toHaveAttribute("role", "button");
  await page.clock.resume();
  await waitUntilOpened(page, () => findImage(page).click());
}

/** Opens the zoom and waits until its animation has ended, because nothing closes it before that. */
async function waitUntilOpened(page: Page, open: () => Promise<void>): Promise<void> {
  await findImage(page).evaluate((image) => {
    for (const state of ["opened", "close"]) {
      image.addEventListener(`medium-zoom:${state}`, () => {
        document.documentElement.dataset.zoom = state;
      });
    }
  });
  await open();
  await expect(page.locator("html")).toHaveAttribute("data-zoom", "opened");
}

async function expectClosed(page: Page): Promise<void> {
  await expect(findOverlay(page)).toHaveCount(0);
}

test("zoom attaches 1000 ms after load, not earlier", async ({ page }) => {
  await openStopped(page, "/media");
  await page.clock.runFor(999);
  await findImage(page).click();
  await expectClosed(page);
  await expect(findImage(page)).not.toHaveAttribute("role");
  await page.clock.runFor(1);
  await expect(findImage(page)).toHaveAttribute("role", "button");
  await findImage(page).click();
  await expect(findOverlay(page)).toBeVisible();
});

test("zoom attaches 1000 ms after a route change", async ({ page }) => {
  await openStopped(page, "/plain");
  await page.clock.runFor(5000);
  await page.getByRole("link", { name: "The pictures" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media");
  await page.clock.runFor(999);
  await expect(findImage(page)).not.toHaveAttribute("role");
  await page.clock.runFor(1);
  await expect(findImage(page)).toHaveAttribute("role", "button");
});

test("a click on an image zooms it to the edge of the window (margin 0), and a click closes it", async ({ page }) => {
  await openZoomed(page);
  const window = page.viewportSize();
  await expect
    .poll(async () => Math.round((await page.locator(".medium-zoom-image--opened").boundingBox())?.width ?? 0))
    .toBe(window?.width);
  await page.mouse.click(700, 450);
  await expectClosed(page);
});

test("Escape closes the zoom", async ({ page }) => {
  await openZoomed(page);
  await page.keyboard.press("Escape");
  await expectClosed(page);
});

test("resizing closes the zoom", async ({ page }) => {
  await openZoomed(page);
  await page.setViewportSize({ width: 1300, height: 900 });
  await expectClosed(page);
});

/** Scrolls and waits until the page has received the event. */
function scrollBy(page: Page, distance: number): Promise<void> {
  return page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => resolve(), { once: true });
        window.scrollBy({ top, behavior: "instant" });
      }),
    distance,
  );
}

test("scrolling by more than 40 px closes the zoom, scrolling by less does not", async ({ page }) => {
  await openZoomed(page);
  await page.clock.pauseAt(1_000_000);
  await scrollBy(page, 40);
  await page.clock.runFor(1000);
  expect(await page.locator("html").getAttribute("data-zoom")).toBe("opened");
  await scrollBy(page, 1);
  await page.clock.runFor(1000);
  await expectClosed(page);
});

test("by keyboard: Enter zooms, Escape closes, focus stays on the image", async ({ page }) => {
  await openStopped(page, "/media");
  await page.clock.runFor(1000);
  const image = page.getByRole("button", { name: `Zoom image: ${ALT}` });
  await image.focus();
  await page.clock.resume();
  await waitUntilOpened(page, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(image).toBeFocused();
});
