import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { test } from "../support/kept-context.ts";
import { rootDir } from "../support/paths.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage", permissions: ["clipboard-read", "clipboard-write"] });

const snippet = (fileName: string) =>
  readFileSync(path.join(rootDir, "e2e/variants/stage/snippets/bookshop/build", fileName), "utf8").trimEnd();

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("Copy puts the program in the shown language on the clipboard", async ({ page }) => {
  await openPage(page, "/tabs?sdk=python");
  await page.getByRole("tabpanel", { name: "Python" }).first().getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => readClipboard(page)).toBe(snippet("main.py"));
});

test("Copy takes every line of a command and nothing else", async ({ page }) => {
  await openPage(page, "/media");
  const block = page.locator(".code", { hasText: "deploy.sh" });
  await block.getByRole("button", { name: "Copy" }).click();
  await expect
    .poll(() => readClipboard(page))
    .toBe("dagger call build --source=. \\\n  publish --address=ttl.sh/bookshop");
});

test("the button says Copied for a moment, then Copy again", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/media");
  const button = page.locator(".code", { hasText: "deploy.sh" }).getByRole("button");
  await button.click();
  await expect(button).toHaveText("Copied");
  await page.clock.runFor(1500);
  await expect(button).toHaveText("Copy");
});

test("where the clipboard cannot be written the button says what works instead", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Not allowed.", "NotAllowedError"));
  });
  await openPage(page, "/media");
  const button = page.locator(".code", { hasText: "deploy.sh" }).getByRole("button");
  await button.click();
  await expect(button).toHaveText("Press Ctrl+C");
});
