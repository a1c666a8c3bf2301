import { expect, type Page } from "@playwright/test";
import { askForFramework } from "./framework.ts";

/** Later than the page's clock can be by itself when it is stopped. */
const STOPPED_AT_MS = 60_000;

/**
 * Opens a page whose clock stands still, so that a test decides how much time passes after the load.
 *
 * The browser is never idle then, so the framework has to be asked for. Animation frames stand still too, and with them
 * what the framework writes into `<head>`; the colour toggle tells that the page is whole.
 */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(STOPPED_AT_MS);
  await page.goto(path);
  await askForFramework(page);
  await expect(page.getByRole("button", { name: /^Switch between/ })).toBeEnabled();
}
