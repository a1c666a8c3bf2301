import type { BrowserContext, Page, Request, Route } from "@playwright/test";

/** Every script file of the build, but not the inline scripts of a page. */
export const SCRIPT_FILES = "**/assets/js/**";

/** The browser's message about a request that a test has blocked. */
export const BLOCKED = /Failed to load resource: net::ERR_FAILED/;

/** The browser's message when nobody responds, as with the operator's services in the variant that names some. */
export const NOBODY_THERE = /net::ERR_CONNECTION_REFUSED/;

/** Blocks every script file, like a connection that drops after the page itself has loaded. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(SCRIPT_FILES, (route) => route.abort());
}

/** A request that waits until the test releases it. */
export interface Gate {
  readonly open: () => void;
}

/** Holds back what a navigation within the site loads, but not whole pages and their files. */
export async function holdBack(page: Page, url: string): Promise<Gate> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(url, async (route) => {
    if (isPartOfNavigation(route.request())) {
      await opened;
    }
    await route.continue();
  });
  return { open };
}

/** Fails requests of navigations within the site until the whole page is loaded. */
export async function failNavigations(context: BrowserContext, url: string): Promise<void> {
  let isReloading = false;
  await context.route(url, async (route: Route) => {
    isReloading ||= route.request().isNavigationRequest();
    await (isReloading ? route.continue() : route.abort());
  });
}

function isPartOfNavigation(request: Request): boolean {
  return ["fetch", "script"].includes(request.resourceType());
}

/** Makes the browser report that the reader wants to save data. Call it before the page is opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true, effectiveType: "4g" }) }),
  );
}

/** Returns the paths that the page requests from now on. The list grows with every request. */
export function recordPaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
