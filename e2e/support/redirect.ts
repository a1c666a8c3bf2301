import type { Page } from "@playwright/test";

/**
 * Has a service answer at the address that a variant was built with: builds are kept, and free ports are another each
 * time. The browser speaks to the service itself, so answers stream, and its headers have to allow the page to read.
 *
 * @param from the address of the variant; everything below it goes to the same place below `to`.
 */
export async function redirect(page: Page, from: string, to: string): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(from),
    (route) => route.continue({ url: to + route.request().url().slice(from.length) }),
  );
}
