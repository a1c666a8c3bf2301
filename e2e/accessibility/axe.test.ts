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
});

for (const path of [...listPaths(), "/no-such-page"]) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ shared, baseURL }) => {
    await openPage(shared, new URL(path, baseURL).href);
    expect(await checkAccessibility(shared), "light").toEqual([]);
    // As the toggle does; its click would only be stored and waited for, 260 times.
    await shared.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await expectGround(shared, "dark");
    expect(await checkAccessibility(shared), "dark").toEqual([]);
  });
}
