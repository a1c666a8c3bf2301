import type { Page, Route } from "@playwright/test";
import { FRAMEWORK_FILES } from "../support/framework.ts";
import { test } from "../support/kept-context.ts";
import { expect, openPage, waitForHydration } from "../support/test.ts";

test.use({ siteName: "stage", expectedErrors: /another build|Failed to load resource|net::ERR_FAILED/ });

// If a page is closed during a prefetch, the route handler has nobody to respond to.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Renames the scripts to names that another build would use. */
const asNewer = (html: string) => html.replaceAll(/(\/assets\/js\/(?:main|early)\.)(\w+)(\.js)/g, "$1newer$2$3");

/** Leaves a mark on the window that doesn't survive a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

/** Simulates a new deployment: pages name other scripts, and the old ones are gone. */
async function deploy(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const isPage = ["document", "fetch"].includes(route.request().resourceType());
    await (isPage ? fulfillAsNewer(route) : answerForScript(route));
  });
}

async function fulfillAsNewer(route: Route): Promise<void> {
  const response = await route.fetch();
  const isHtml = response.headers()["content-type"]?.includes("html") ?? false;
  await route.fulfill(isHtml ? { response, body: asNewer(await response.text()) } : { response });
}

/** Serves the existing scripts under the new names, and nothing under the old ones. */
async function answerForScript(route: Route): Promise<void> {
  const address = route.request().url();
  if (/\/(?:main|early)\.newer/.test(address)) {
    await route.fulfill({ response: await route.fetch({ url: address.replace("newer", "") }) });
  } else {
    await (/\/(?:main|early)\./.test(address) ? route.fulfill({ status: 404, body: "" }) : route.continue());
  }
}

test("a deploy between two clicks: an old page leads to a new one, which is loaded whole and works", async ({
  page,
}) => {
  await openPage(page, "/plain");
  await mark(page);
  await deploy(page);
  await page.getByRole("link", { name: "The long page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await waitForHydration(page);
  expect(await isMarked(page), "the page of before is still there").toBe(false);
  await mark(page);
  await page.getByRole("article").getByRole("link", { name: "the plain page", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  expect(await isMarked(page), "within one build pages are not loaded anew").toBe(true);
});

test("the reverse: a new page leads to one that a cache still has of the old build", async ({ page }) => {
  await deploy(page);
  await openPage(page, "/plain");
  await mark(page);
  await page.unroute("**/*");
  await page.getByRole("link", { name: "The long page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await waitForHydration(page);
  expect(await isMarked(page), "the page of before is still there").toBe(false);
});

test("Back over a deploy leads to the page that the reader left", async ({ page }) => {
  await openPage(page, "/plain");
  await deploy(page);
  await page.getByRole("link", { name: "The long page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await waitForHydration(page);
});

test("a deploy between a page and its framework leaves a page that can be read and leads on", async ({ page }) => {
  await page.route(FRAMEWORK_FILES, (route) => route.fulfill({ status: 404, body: "" }));
  const lost = page.waitForResponse(FRAMEWORK_FILES);
  await page.goto("/tabs");
  await lost;
  await page.getByRole("tab", { name: "Java" }).first().click();
  await expect(page.getByRole("tab", { name: "Java", selected: true })).toHaveCount(3);
  await page.unroute(FRAMEWORK_FILES);
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Introduction" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
});
