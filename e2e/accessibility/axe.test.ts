import type { Page } from "@playwright/test";
import { checkAccessibility } from "../support/axe.ts";
import { expectGround } from "../support/colour.ts";
import { listPaths } from "../support/pages.ts";
import { test as base, expect, openPage } from "../support/test.ts";

/** One page for all the tests of a worker: a new one for each of some 260 would take longer than the checks. */
const test = base.extend<object, { readonly shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  // The guards watch the context of the test, so it has to be the shared one.
  context: ({ shared }, use) => use(shared.context()),
  page: ({ shared }, use) => use(shared),
});

// Twice through a page of some 2,700 elements takes longer than a test may by default when the machine is busy.
test.describe.configure({ timeout: 90_000 });

// The page of an address without one.
test.use({ expectedErrors: /status of 404.*no-such-page/ });

for (const path of [...listPaths(), "/no-such-page"]) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page, baseURL }) => {
    await openPage(page, new URL(path, baseURL).href);
    expect(await checkAccessibility(page), "light").toEqual([]);
    // As the toggle does; its click would only be stored and waited for, 260 times.
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await expectGround(page, "dark");
    expect(await checkAccessibility(page), "dark").toEqual([]);
  });
}
