import type { Browser, BrowserContext, Page } from "@playwright/test";
import { test as base } from "./test.ts";

/**
 * Playwright's `test` with contexts that a worker keeps for its next tests. A new context for each test takes twice the
 * processor time, and loads every script again.
 *
 * Each test gets a page of its own and empty storage, and can do everything with them. A context is closed if its test
 * changed it for good, such as with a clock.
 */
export const test = base.extend<object, { readonly contexts: Contexts }>({
  contexts: [async ({ browser }, use) => use(new Contexts(browser)), { scope: "worker" }],
  context: async (
    { browserName, contexts, baseURL, viewport, hasTouch, isMobile, javaScriptEnabled, permissions, userAgent },
    use,
  ) => {
    const options = { baseURL, viewport, hasTouch, isMobile, javaScriptEnabled, permissions, userAgent };
    const context = await contexts.take(options);
    await use(context);
    // Only Chromium has a way to empty the storage.
    await (browserName === "chromium" ? contexts.giveBack(context, options) : context.close());
  },
  page: async ({ browserName, context, baseURL }, use) => {
    const page = await context.newPage();
    if (browserName === "chromium") {
      await clearStorage(page, baseURL ?? "");
    }
    await use(page);
  },
});

/** What tests choose about their context; two tests with the same choice can use the same one. */
type Choice = Readonly<Record<string, unknown>>;

/** The contexts of a worker that no test is using, by what their tests chose. */
class Contexts {
  readonly #browser: Browser;
  readonly #free = new Map<string, BrowserContext>();
  readonly #changed = new WeakSet<BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns a context without pages. Playwright's `newContext` takes the options from the test that is running. */
  async take(choice: Choice): Promise<BrowserContext> {
    const key = JSON.stringify(choice);
    const context = this.#free.get(key) ?? this.#watch(await this.#browser.newContext());
    this.#free.delete(key);
    return context;
  }

  /** Closes the context's pages, and keeps it unless the test changed it for good. */
  async giveBack(context: BrowserContext, choice: Choice): Promise<void> {
    const key = JSON.stringify(choice);
    if (this.#changed.has(context) || this.#free.has(key)) {
      await context.close();
      return;
    }
    await Promise.all(context.pages().map((page) => page.close()));
    this.#free.set(key, context);
  }

  /** Notices what tests do to a context that can't be undone. Pages take their own routes and scripts with them. */
  #watch(context: BrowserContext): BrowserContext {
    const onChange = () => this.#changed.add(context);
    watchMethods(context, ["addInitScript", "grantPermissions", "route", "setOffline"], onChange);
    // The clock of a page is the clock of its context.
    watchMethods(context.clock, ["install", "pauseAt", "setFixedTime", "setSystemTime"], onChange);
    return context;
  }
}

function watchMethods<T extends object>(target: T, names: readonly (keyof T & string)[], onCall: () => void): void {
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      onCall();
      return method.apply(target, args);
    };
    Object.assign(target, { [name]: watched });
  }
}

/** Forgets what earlier pages of a site have stored, and the service worker that they have registered. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "local_storage,cache_storage,service_workers",
  });
  await session.detach();
}
