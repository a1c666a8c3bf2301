import { expect, type Page } from "@playwright/test";
import type { Gate } from "./network.ts";

/** The framework's scripts, without the early script and what that loads on demand. */
export const FRAMEWORK_FILES = "**/assets/js/main.*.js";

/** Waits until the early script has started, because a reader's clicks count from then on. */
async function waitForEarly(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-has-started", "true");
}

/** Triggers the early script to load the framework at once, by pointing at a link outside the article. */
export async function askForFramework(page: Page): Promise<void> {
  await waitForEarly(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().dispatchEvent("pointerover");
}

/** Holds back the framework until the gate is opened, as a slow connection would. */
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

/** Opens a page whose framework doesn't arrive by itself, with everything that a reader has before that. */
export async function openEarly(page: Page, path: string): Promise<Gate> {
  const gate = await holdFramework(page);
  // On a page without an article, the load event waits for the framework.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitForEarly(page);
  return gate;
}
