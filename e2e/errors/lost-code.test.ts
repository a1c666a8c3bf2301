import type { Page, Route } from "@playwright/test";
import { failNavigations, SCRIPT_FILES } from "../support/network.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({
  expectedErrors: /net::ERR_FAILED|status of 500|Failed to fetch|another build|ChunkLoadError|Loading chunk/,
});

/** Leaves a mark on the window that doesn't survive a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test.describe("an article that cannot be loaded", () => {
  test.use({ siteName: "stage" });

  test("makes the browser load its page whole", async ({ page, context }) => {
    await openPage(page, "/plain");
    await mark(page);
    await failNavigations(context, "**/long");
    await page.getByRole("link", { name: "The long page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
    await expect(page).toHaveURL("/long");
    await expect.poll(() => isMarked(page), { message: "the page of before is still there" }).toBe(false);
  });

  /** What comes instead of an article that a navigation asks for. */
  const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    "an error of the host": (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Oops</h1>" }),
    "half of it": async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.indexOf("<article") + 200) });
    },
    "the page of a network that wants its users to sign in": (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title><h1>Sign in</h1>" }),
  };

  for (const [what, answer] of Object.entries(ANSWERS)) {
    test(`because ${what} came: its page is loaded whole`, async ({ page, context }) => {
      await openPage(page, "/plain");
      await context.route("**/long", (route) =>
        route.request().isNavigationRequest() ? route.continue() : answer(route),
      );
      await page.getByRole("link", { name: "The long page" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
      await expect(page.getByRole("heading", { name: /^Third part/ })).toBeAttached();
    });
  }

  test("of another build of the site is loaded whole as well", async ({ page, context }) => {
    await openPage(page, "/plain");
    await mark(page);
    await context.route("**/long", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/\/assets\/js\/main\.\w+\.js/g, (name) => `${name}?newer`);
      await route.fulfill({ response, body });
    });
    await page.getByRole("link", { name: "The long page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
    await expect.poll(() => isMarked(page), { message: "the page of before is still there" }).toBe(false);
  });
});

test.describe("a page module that cannot be loaded", () => {
  test.use({ siteName: "menus" });

  test("makes the browser load the page whole", async ({ page, context }) => {
    await openPage(page, "/");
    await mark(page);
    let isReloading = false;
    await context.route(SCRIPT_FILES, (route) => (isReloading ? route.continue() : route.abort()));
    page.on("request", (request) => {
      isReloading ||= request.isNavigationRequest();
    });
    await page.getByRole("article").getByRole("link", { name: "another" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
    await expect.poll(() => isMarked(page), { message: "the page of before is still there" }).toBe(false);
  });
});

test.describe("a lazy part of a page that cannot be loaded", () => {
  test.use({ siteName: "faults" });

  test("leaves a red box with the error and a Retry button, which loads it", async ({ page }) => {
    await openPage(page, "/lazy");
    await page.route(SCRIPT_FILES, (route) => route.abort());
    await page.getByRole("button", { name: "Load the rest" }).click();
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    await expect(page.getByText(/ChunkLoadError: Loading chunk/)).toBeVisible();
    await expect(retry.locator("../..")).toHaveCSS("background-color", "rgb(250, 56, 62)");
    await page.unroute(SCRIPT_FILES);
    await retry.click();
    await expect(page.getByText("Page not found")).toBeVisible();
  });

  test("shows a loading spinner after 200 ms, not earlier", async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/lazy");
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.route(SCRIPT_FILES, () => undefined);
    await page.getByRole("button", { name: "Load the rest" }).click();
    await page.clock.runFor(199);
    await expect(page.locator("#loader")).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator("#loader")).toBeVisible();
  });
});
