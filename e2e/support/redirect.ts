import type { Page } from "@playwright/test";

/**
 * Makes a service respond at the address that a variant was built with, because builds are kept while free ports
 * change. The browser contacts the service directly, so responses stream, and the service's headers have to allow the
 * page to read them.
 *
 * @param from the variant's address; everything below it maps to the same path below `to`.
 */
export async function redirect(page: Page, from: string, to: string): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(from),
    (route) => route.continue({ url: to + route.request().url().slice(from.length) }),
  );
}
