import { expect, type Page } from "@playwright/test";
import type { Gate } from "./network.ts";

/** The framework's script; the early script and what that loads on demand are not among these files. */
export const FRAMEWORK_FILES = "**/assets/js/main.*.js";

/** Waits until the early script has started: what a reader presses from then on counts. */
async function waitForEarly(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-has-started", "true");
}

/** Gives the sign by which the early script loads the framework at once: a pointer on a link around the article. */
export async function askForFramework(page: Page): Promise<void> {
  await waitForEarly(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().dispatchEvent("pointerover");
}

/** Keeps the framework from a page until the gate is opened, as a slow connection would. */
async function holdFramework(page: Page): Promise<Gate> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(FRAMEWORK_FILES, async (route) => {
    await opened;
    await route.continue();
  });
  return { open };
}

/** Opens a page whose framework does not come by itself: all is there that a reader has before it. */
export async function openEarly(page: Page, path: string): Promise<Gate> {
  const gate = await holdFramework(page);
  // Where a page has no article, its load event waits for the framework.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitForEarly(page);
  return gate;
}
