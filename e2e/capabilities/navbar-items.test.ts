import type { Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "menus" });

const navbarOf = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("an item that names no position stands on the right", async ({ page }) => {
  await openPage(page, "/");
  const box = await navbarOf(page).getByRole("link", { name: "Default side" }).boundingBox();
  expect(box?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
});

test("a doc item leads to its doc and is active on every page of the doc's sidebar", async ({ page }) => {
  await openPage(page, "/second");
  const item = navbarOf(page).getByRole("link", { name: "Default side" });
  await expect(item).toHaveAttribute("href", "/");
  await expect(item).toHaveAttribute("aria-current", "page");
});

test("a docSidebar item leads to the sidebar's first page", async ({ page }) => {
  await openPage(page, "/second");
  const item = navbarOf(page).getByRole("link", { name: "Guide" });
  await expect(item).toHaveAttribute("href", "/");
  await expect(item).toHaveAttribute("aria-current", "page");
});

test("an item is active on every page below its activeBasePath, wherever it leads", async ({ page }) => {
  const item = navbarOf(page).getByRole("link", { name: "Unreleased" });
  for (const path of ["/next/", "/next/second"]) {
    await openPage(page, path);
    await expect(item).toHaveAttribute("href", "/second");
    await expect(item).toHaveAttribute("aria-current", "page");
  }
  await openPage(page, "/");
  await expect(item).not.toHaveAttribute("aria-current");
});

test("an html item shows its markup", async ({ page }) => {
  await openPage(page, "/");
  await expect(navbarOf(page).getByRole("strong")).toHaveText("Raw markup");
});

test("a docsVersion item shows the version's label and leads to its main doc", async ({ page }) => {
  await openPage(page, "/next/second");
  await expect(navbarOf(page).getByRole("link", { name: "Next", exact: true }).first()).toHaveAttribute(
    "href",
    "/next/",
  );
});

test("a doc item is hidden while its doc is unlisted and not the active page", async ({ page }) => {
  await openPage(page, "/");
  const item = navbarOf(page).getByRole("link", { name: "Unlisted page" });
  await expect(item).toHaveCount(0);
  await openPage(page, "/unlisted");
  await expect(item).toBeVisible();
});

test("an unlisted page says so and is in no sidebar but its own", async ({ page }) => {
  await openPage(page, "/unlisted");
  await expect(page.getByText("This page is unlisted.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await openPage(page, "/second");
  await expect(page.getByRole("navigation", { name: "Docs sidebar" }).getByText("Unlisted page")).toHaveCount(0);
});

test("prependBaseUrlToHref puts the base URL before an address", async ({ page }) => {
  await openPage(page, "/fr/");
  await expect(navbarOf(page).getByRole("link", { name: /Under the base/ })).toHaveAttribute("href", "/fr/second");
});

test("the navbar shows the logo with its alternative text", async ({ page }) => {
  await openPage(page, "/");
  await expect(navbarOf(page).getByRole("img", { name: "The mark" }).first()).toBeVisible();
});
