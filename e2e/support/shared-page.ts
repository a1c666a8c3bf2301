import type { Page } from "@playwright/test";
import { test as base } from "./test.ts";

/**
 * Playwright's `test` with one page for all tests of a worker, for tests that only look at pages: a context of its own
 * for each of some hundred tests takes longer than the looking, and loads every script again.
 */
export const test = base.extend<object, { readonly shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: "reduce",
        viewport: { width: 1440, height: 900 },
        locale: "en-US",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  // The guards watch the context of the test, so it has to be the shared one.
  context: ({ shared }, use) => use(shared.context()),
  page: ({ shared }, use) => use(shared),
});
