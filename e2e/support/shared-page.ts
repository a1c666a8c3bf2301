import type { Browser, CDPSession, Page } from "@playwright/test";
import { test as base } from "./test.ts";

const VIEWPORT = { width: 1440, height: 900 };

interface Shared {
  readonly page: Page;
  /** DevTools session of that page. */
  readonly session: CDPSession;
}

/**
 * Playwright's `test` with one page per site for all tests of a worker. A separate context for each test takes longer
 * than most tests do, and loads every script again.
 *
 * Each test gets a blank page at the default size, with screen media and empty local storage. It must not add init
 * scripts, routes, or a clock to the page, and `test.use` can't change its context.
 */
export const test = base.extend<{ readonly site: Shared }, { readonly shared: Map<string, Promise<Shared>> }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const shared = new Map<string, Promise<Shared>>();
      await use(shared);
      await Promise.all([...shared.values()].map(async (one) => (await one).page.context().close()));
    },
    { scope: "worker" },
  ],
  site: async ({ browser, shared, baseURL }, use) => {
    const address = baseURL ?? "";
    const site = shared.get(address) ?? open(browser, address);
    shared.set(address, site);
    await use(await site);
  },
  // The guards watch the test's context, so it has to be the shared one.
  context: ({ site }, use) => use(site.page.context()),
  page: async ({ site, baseURL }, use) => {
    const { page, session } = site;
    // Otherwise, a hash added to the last test's address wouldn't load a new page.
    await page.goto("about:blank");
    await page.mouse.move(0, 0);
    await page.setViewportSize(VIEWPORT);
    await page.emulateMedia({ media: null });
    await session.send("Storage.clearDataForOrigin", { origin: baseURL ?? "", storageTypes: "local_storage" });
    await use(page);
  },
});

async function open(browser: Browser, baseURL: string): Promise<Shared> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", viewport: VIEWPORT, locale: "en-US" });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}
