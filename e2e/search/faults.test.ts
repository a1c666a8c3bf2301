import type { Page, Route } from "@playwright/test";
import { searchOn } from "../support/search.ts";
import { blockStorage } from "../support/storage.ts";
import { expect, test } from "../support/test.ts";

test.use({ siteName: "stage", expectedErrors: /Failed to load resource|Content Security Policy/ });

const INDEX = "**/search/index.*.json";

/** Ways in which the index can be missing. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is missing": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "cannot be reached": (route) => route.abort(),
  "is cut short": async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  "is another file": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Sign in</p>" }),
  "is of another format": (route) => route.fulfill({ json: { format: 99 } }),
};

async function expectError(page: Page): Promise<void> {
  const { dialog } = searchOn(page);
  await expect(dialog.getByText("Unable to fetch results", { exact: true })).toBeVisible();
  await expect(dialog.getByText("You might want to check your network connection.", { exact: true })).toBeVisible();
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`the index ${fault}: Unable to fetch results, the page is usable, and Retry works`, async ({ page }) => {
    await page.route(INDEX, answer);
    const { open, dialog, box, options } = searchOn(page);
    await open("/", "part");
    await expectError(page);
    await page.keyboard.press("Escape");
    await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Tabs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tabs");
    await searchOn(page).button.click();
    await box.fill("third");
    await expectError(page);
    await page.unroute(INDEX);
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(options.first()).toContainText("Third part");
    await expect(box).toBeFocused();
  });
}

test("a page that was open during a deploy searches the index of the new build", async ({ page }) => {
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/data-search-mark="\w+"/, 'data-search-mark="0ld0ld00"') });
  });
  const { open, options } = searchOn(page);
  await open("/", "third");
  await expect(options.first()).toContainText("Third part");
});

test("the texts are missing: results come without excerpts", async ({ page }) => {
  await page.route("**/search/text.*.json", (route) => route.abort());
  const { open, options } = searchOn(page);
  await open("/", "third");
  await expect(options.first()).toContainText("Third part");
});

test("the index is slow: the reader sees Searching..., then the results", async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(INDEX, async (route) => {
    await opened;
    await route.continue();
  });
  const { open, dialog, options } = searchOn(page);
  await open("/", "third");
  await expect(dialog.getByText("Searching...").first()).toBeVisible();
  letThrough();
  await expect(options.first()).toContainText("Third part");
});

test("the index never comes: the error, and Retry works", async ({ page }) => {
  await page.clock.install();
  let isLost = true;
  await page.route(INDEX, (route) => (isLost ? undefined : route.continue()));
  const { open, dialog, options } = searchOn(page);
  const asked = page.waitForRequest(INDEX);
  await open("/", "third");
  await asked;
  await page.clock.fastForward(60_000);
  await expectError(page);
  isLost = false;
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(options.first()).toContainText("Third part");
});

test("storage is blocked: search works, and what was followed is remembered for the visit", async ({ page }) => {
  await blockStorage(page);
  const { open, button, dialog } = searchOn(page);
  await open("/", "third part");
  await expect(searchOn(page).active).toContainText("Third part");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/long#third-part");
  await button.click();
  await expect(dialog.getByRole("rowgroup", { name: "Recent" }).getByRole("row")).toContainText(["Third part"]);
});

for (const { how, block } of [
  {
    how: "throws",
    block: (page: Page) =>
      page.addInitScript(() => {
        window.Worker = class {
          constructor() {
            throw new DOMException("Not allowed.", "SecurityError");
          }
        } as never;
      }),
  },
  {
    how: "is refused by the page's policy",
    block: (page: Page) =>
      page.route("**/", async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), "content-security-policy": "worker-src 'none'" },
        });
      }),
  },
]) {
  test(`a worker is blocked and ${how}: the search works within the page`, async ({ page }) => {
    await block(page);
    const { open, options } = searchOn(page);
    const workers: unknown[] = [];
    page.on("worker", (worker) => workers.push(worker));
    await open("/", "third");
    await expect(options.first()).toContainText("Third part");
    await expect(options.first().locator("mark").first()).toHaveText("Third");
    expect(workers).toEqual([]);
  });
}
