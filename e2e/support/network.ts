import type { BrowserContext, Page, Request, Route } from "@playwright/test";

/** Every script file of the build; the inline scripts of a page are not among them. */
export const SCRIPT_FILES = "**/assets/js/**";

/** What the browser says about a request that a test has blocked. */
export const BLOCKED = /Failed to load resource: net::ERR_FAILED/;

/** What the browser says where nobody answers: the operator's services in the variant that names some. */
export const NOBODY_THERE = /net::ERR_CONNECTION_REFUSED/;

/** Lets no script file through, as on a connection that breaks off after the page itself. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(SCRIPT_FILES, (route) => route.abort());
}

/** A request that waits until the test lets it go. */
export interface Gate {
  readonly open: () => void;
}

/** Holds back what a navigation inside the site loads; whole pages and what they need come through. */
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

/** Fails what a navigation inside the site loads, until the page is loaded whole. */
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

/** Has the browser say that the reader pays for each byte. Call it before the page is opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true, effectiveType: "4g" }) }),
  );
}

/** Gives the paths of what the page asks for from now on; the list grows as it does. */
export function recordPaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
