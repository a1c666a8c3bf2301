import type { Browser, CDPSession, Page } from "@playwright/test";
import { test as base } from "./test.ts";

const VIEWPORT = { width: 1440, height: 900 };

interface Shared {
  readonly page: Page;
  /** Speaks to the browser about that page. */
  readonly session: CDPSession;
}

/**
 * Playwright's `test` with one page of each site for all tests of a worker: a context of its own for each test takes
 * longer than most tests do, and loads every script again.
 *
 * A test gets the page blank, at the usual size, for a screen, and with nothing in local storage. It must not add init scripts, routes,
 * or a clock to the page, and `test.use` can't change its context.
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
  // The guards watch the context of the test, so it has to be the shared one.
  context: ({ site }, use) => use(site.page.context()),
  page: async ({ site, baseURL }, use) => {
    const { page, session } = site;
    // Otherwise a hash on the address of the last test would be no new page.
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
