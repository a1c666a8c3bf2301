import type { Page } from "@playwright/test";
import { createGate } from "../support/gate.ts";
import { searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

/** The texts that excerpts are taken from. */
const TEXT_FILES = "**/search/text.*.json";

/** Queries whose results the texts would reorder if they had loaded earlier. */
const QUERIES = ["cache volume", "pass a secret to a", "mount a file in", "run tests in parallel"];

/** Returns the visible rows of the list and their positions. */
function readRows(page: Page): Promise<readonly { readonly title: string; readonly top: number; height: number }[]> {
  return page.locator(".search-list .search-row").evaluateAll((rows) =>
    rows.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      const title = row.querySelector(".search-hit-title")?.textContent ?? "";
      return { title, top: Math.round(top), height: Math.round(height) };
    }),
  );
}

test.describe("results that come before their texts", () => {
  for (const query of QUERIES) {
    for (const width of [1440, 390]) {
      test(`get their excerpts where they are: ${query}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const texts = createGate();
        await page.route(TEXT_FILES, async (route) => {
          await texts.opened;
          await route.continue();
        });
        const { open, options } = searchOn(page);
        await open("/", query);
        await expect(options).not.toHaveCount(0);
        await expect(page.locator(".search-all")).toBeVisible();
        const excerpts = page.locator(".search-hit-excerpt");
        await expect(excerpts).toHaveCount(0);
        const before = await readRows(page);
        texts.open();
        await expect(excerpts).not.toHaveCount(0);
        expect(await readRows(page)).toEqual(before);
      });
    }
  }

  test("the texts are asked for before anything is typed", async ({ page }) => {
    const asked = page.waitForRequest(TEXT_FILES);
    await searchOn(page).open("/");
    await asked;
  });

  test("a message that is pasted at once waits for them, and its entry comes first", async ({ page }) => {
    const texts = createGate();
    await page.route(TEXT_FILES, async (route) => {
      await texts.opened;
      await route.continue();
    });
    const { open, options } = searchOn(page);
    const asked = page.waitForRequest(TEXT_FILES);
    await open("/", "Error: start engine: failed to run command [docker info]: exit status 1");
    await asked;
    texts.open();
    await expect(options.first()).toBeVisible();
    await expect(options.first().locator(".search-hit-excerpt")).toBeVisible();
    await expect(page.locator(".search-early")).toHaveCount(0);
    const entry = "/reference/troubleshooting#failed-to-run-command-docker-info";
    await expect(options.first(), "its own entry, not a CI system's row about it").toHaveAttribute("href", entry);
  });

  test("on the page of results nothing moves either", async ({ page }) => {
    const texts = createGate();
    await page.route(TEXT_FILES, async (route) => {
      await texts.opened;
      await route.continue();
    });
    await openPage(page, "/search?q=cache%20volume");
    const hits = page.locator(".search-page-hit, .search-page-group h2");
    await expect(hits).not.toHaveCount(0);
    const readTops = () => hits.evaluateAll((all) => all.map((hit) => Math.round(hit.getBoundingClientRect().top)));
    const before = await readTops();
    texts.open();
    await expect(page.locator(".search-page-hit .search-hit-excerpt")).not.toHaveCount(0);
    expect(await readTops()).toEqual(before);
  });
});

test("sections of the site end at one edge, whether a page is a row or a title", async ({ page }) => {
  await searchOn(page).open("/", "cache");
  const labels = page.locator(".search-list :not(.search-unseen) > .search-hit-section");
  await expect(labels).not.toHaveCount(0);
  const rows = await labels.evaluateAll((all) => all.map((label) => label.closest(".search-row") !== null));
  expect(new Set(rows).size, "kinds of labels that are compared").toBe(2);
  const edges = await labels.evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().right)));
  expect(new Set(edges).size, `right edges of the labels: ${edges.join(", ")}`).toBe(1);
});
