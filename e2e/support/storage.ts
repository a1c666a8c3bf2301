import type { BrowserContext, Page } from "@playwright/test";

/** Puts values into local storage before the page's own scripts run, as an earlier visit would have left them. */
export async function seedStorage(
  target: Page | BrowserContext,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await target.addInitScript((entries) => {
    for (const [key, value] of entries) {
      // Only once, because values that the page itself writes have to survive a reload.
      if (localStorage.getItem(key) === null) {
        localStorage.setItem(key, value);
      }
    }
  }, Object.entries(values));
}

/** Makes every use of local storage fail, as in a frame without permission or with strict privacy settings. */
export async function blockStorage(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
}

/** Reads one value from local storage. */
export function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
