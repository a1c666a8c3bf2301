import { expect, type Page } from "@playwright/test";
import { askForFramework } from "./framework.ts";

/** Later than the page's own clock can be when it's stopped. */
const STOPPED_AT_MS = 60_000;

/**
 * Opens a page whose clock is stopped, so that the test decides how much time passes after loading.
 *
 * The browser is never idle then, so the framework has to be requested. Animation frames stop too, and with them the
 * framework's updates of `<head>`. The color toggle shows when the page is complete.
 */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(STOPPED_AT_MS);
  await page.goto(path);
  await askForFramework(page);
  await expect(page.getByRole("button", { name: /^Switch between/ })).toBeEnabled();
}
