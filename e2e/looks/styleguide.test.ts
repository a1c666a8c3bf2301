import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";
import { launchOptions } from "../support/launch-options.ts";
import { seedStorage } from "../support/storage.ts";
import { expect, openPage, test } from "../support/test.ts";
import { drawTextAsBars } from "./draw-text-as-bars.ts";

// The style guide has every part of a page. After a change that's meant, look at the pictures that
// `npx playwright test --config e2e/playwright.config.ts e2e/looks --update-snapshots` writes.

/**
 * What may differ: nothing that a reader could see. Corners are the only smooth edges, so the share is small, and a
 * border differs from the ground by so little that a higher threshold would miss a lost one.
 */
const TOLERANCE = { maxDiffPixelRatio: 0.0002, threshold: 0.03 };

/** File that names the browser of the pictures. Others place and color some pixels differently. */
const BROWSER = path.resolve(import.meta.dirname, "pictures/browser.txt");

test.describe.configure({ timeout: 90_000 });

// The pictures are those of a browser with windows.
test.use({ launchOptions: launchOptions(findChromium()) });

test.beforeEach(({ browser }, { config, title }) => {
  if (config.updateSnapshots === "all") {
    writeFileSync(BROWSER, `${browser.version()}\n`);
  }
  const expected = readFileSync(BROWSER, "utf8").trim();
  const reason = `The pictures are of Chromium ${expected}, and this is ${browser.version()}.`;
  test.skip(title.includes("picture") && browser.version() !== expected, reason);
});

async function openStyleguide(page: Page, theme: string, width: number): Promise<void> {
  await seedStorage(page, { theme, "choice.os": "macos", "choice.sdk": "go" });
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, "/styleguide");
  await page.locator(".member summary").first().click();
  await page.mouse.move(0, 0);
  await drawTextAsBars(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Takes a picture of the whole page, which is long and takes its time on a busy machine. */
function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: "disabled", timeout: 60_000 });
}

/** Puts every link, button, and row of the page into a state in which only one of them can be at a time. */
async function forceState(page: Page, state: "hover" | "focus-visible"): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const selector = "a, button, summary, input, tr, .card-item, pre";
  const { nodeIds } = await client.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await client.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [state] });
  }
}

for (const theme of ["light", "dark"]) {
  for (const width of [390, 1024, 1440]) {
    test(`every part of a page looks as in its picture at ${width} px, ${theme}`, async ({ page }) => {
      await openStyleguide(page, theme, width);
      const picture = await takePicture(page);
      expect(picture).toMatchSnapshot(`rest-${width}-${theme}.png`, TOLERANCE);
    });
  }
}

// Each of them in one mode, because the pictures have to stay small.
for (const [state, theme] of [
  ["hover", "light"],
  ["focus-visible", "dark"],
] as const) {
  test(`every part looks as in its picture in the state ${state}, ${theme}`, async ({ page }) => {
    await openStyleguide(page, theme, 1024);
    await forceState(page, state);
    const picture = await takePicture(page);
    expect(picture).toMatchSnapshot(`${state}-1024-${theme}.png`, TOLERANCE);
  });
}

test("the style guide isn't for search engines, and nothing leads to it", async ({ page }) => {
  await openPage(page, "/styleguide");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByText("Unlisted page")).toHaveCount(0);
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("styleguide");
});
