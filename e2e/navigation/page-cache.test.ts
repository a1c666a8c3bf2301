import { findChromium } from "../../scripts/chromium.ts";
import { launchOptions } from "../support/launch-options.ts";
import { searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({
  siteName: "stage",
  launchOptions: {
    // The headless shell has no cache of whole pages.
    ...launchOptions(findChromium()),
    // Playwright switches it off, but readers have it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page that comes out of the browser's cache is where its reader left it, and its search works", async ({
  page,
}) => {
  await openPage(page, "/long");
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
    addEventListener("pageshow", (event) =>
      Object.assign(window, { isRestored: (event as PageTransitionEvent).persisted }),
    );
  });
  await page.evaluate(() => location.assign("/tabs?whole"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tabs");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await expect.poll(() => page.evaluate(() => "isRestored" in window && window.isRestored)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  const { button, box, options } = searchOn(page);
  await button.click();
  await box.fill("third");
  await expect(options.first()).toContainText("Third part");
});
