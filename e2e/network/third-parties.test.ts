import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

// That no page contacts another machine is checked by a fixture of every test, and on every page in `pages/`.
test("without keys neither analytics nor the community script is on the page", async ({ page }) => {
  await openPage(page, "/");
  expect(await page.evaluate(() => "posthog" in window)).toBe(false);
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((script) => script.getAttribute("src")));
  expect(scripts.filter((source) => !source?.startsWith("/assets/js/"))).toEqual([]);
});
