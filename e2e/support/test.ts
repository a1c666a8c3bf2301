import { test as base, type ConsoleMessage, type Page, type Request, type WebError } from "@playwright/test";
import { createSites, type SiteName, type Sites } from "./sites.ts";

export { expect } from "@playwright/test";

interface Options {
  /** The site that paths such as `/faq` belong to. */
  readonly siteName: SiteName;
  /** Messages that a test provokes on purpose. Any other error on a page fails the test. */
  readonly expectedErrors: RegExp;
}

interface Guards {
  readonly noThirdParties: undefined;
  readonly noErrors: undefined;
}

/** Matches no message. */
const NOTHING = /(?!)/;

/** Milliseconds that the first test of a variant may wait for its build, including other builds at the same time. */
const BUILD_TIMEOUT_MS = 120_000;

/**
 * Playwright's `test`, with the sites served and two guards: no page contacts another machine, and none reports an
 * error.
 */
export const test = base.extend<Options & Guards, { readonly sites: Sites }>({
  siteName: ["site", { option: true }],
  expectedErrors: [NOTHING, { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const sites = createSites();
      await use(sites);
      sites.close();
    },
    { scope: "worker" },
  ],
  baseURL: [
    async ({ sites, siteName }, use) => use(await sites.open(siteName)),
    { scope: "test", timeout: BUILD_TIMEOUT_MS },
  ],
  noThirdParties: [
    async ({ context }, use) => {
      const strangers: string[] = [];
      const onRequest = (request: Request) => {
        if (!isLoopback(request.url())) {
          strangers.push(request.url());
        }
      };
      context.on("request", onRequest);
      await use(undefined);
      context.off("request", onRequest);
      base.expect(strangers, "requests to other machines").toEqual([]);
    },
    { auto: true },
  ],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const onError = (error: WebError) => errors.push(error.error().message);
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === "error") {
          errors.push(`${message.text()} (${message.location().url})`);
        }
      };
      context.on("weberror", onError).on("console", onMessage);
      await use(undefined);
      context.off("weberror", onError).off("console", onMessage);
      const unexpected = errors.filter((error) => !expectedErrors.test(error));
      base.expect(unexpected, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

function isLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return ["data:", "blob:", "about:", "file:"].includes(protocol) || hostname === "127.0.0.1";
}

/** Waits until React has hydrated the page, after which clicks on its components count. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector("html[data-has-hydrated='true']", { state: "attached" });
}

/** Opens a page and waits until it's hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
