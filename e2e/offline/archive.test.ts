import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { checkAccessibility } from "../support/axe.ts";
import { siteBuildDir } from "../support/paths.ts";
import { test as base, expect } from "../support/test.ts";

/** A folder with the unpacked archive, shared by the tests of a worker. */
const test = base.extend<object, { readonly folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "docs-"));
      const files = unzipSync(readFileSync(path.join(siteBuildDir, "docs.zip")));
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
        writeFileSync(path.join(folder, name), content);
      }
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

// axe tries to read the style sheets, which a page on a disk can't.
test.use({ expectedErrors: /from origin 'null'|ERR_FAILED.*\.css/ });

const open = (page: Page, folder: string, file: string) => page.goto(pathToFileURL(path.join(folder, file)).href);

test("the archive opens from a disk, and its search leads to a section", async ({ page, folder }) => {
  await open(page, folder, "index.html");
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox", { name: "Search docs" }).fill("cache volume");
  await expect(page.getByRole("status")).toHaveText(/^\d+ results$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/^file:.*\/index\.html/);
  await expect(page.locator("h1")).toContainText(/cache/i);
});

test("the search of the archive says no for nonsense, and is found with the mouse", async ({ page, folder }) => {
  await open(page, folder, "reference/cli/index.html");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox", { name: "Search docs" }).fill("dagger call");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /dagger call/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox", { name: "Search docs" }).fill("qwxzvbk");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("0 results");
});

test("links, tabs, styles, and fonts work without a server", async ({ page, folder }) => {
  await open(page, folder, "index.html");
  await page.getByRole("link", { name: "Getting Started" }).first().click();
  await expect(page).toHaveURL(/getting-started\/index\.html$/);
  await open(page, folder, "features/caching/index.html");
  await page.getByRole("tab", { name: "Python" }).first().click();
  await expect(page.getByText("import dagger").first()).toBeVisible();
  for (const font of ["Figtree", "Geist Mono"]) {
    expect(await page.evaluate(async (name) => (await document.fonts.load(`16px "${name}"`)).length, font)).toBe(1);
  }
  expect(await checkAccessibility(page)).toEqual([]);
});

test("no control of the copy is left that needs the framework", async ({ page, folder }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, folder, "features/caching/index.html");
  await expect(page.getByRole("button", { name: /navigation bar|Copy page|dark and light/ })).toHaveCount(0);
});
