import type { Locator, Page } from "@playwright/test";
import { test } from "../support/kept-context.ts";
import { readStorage, seedStorage } from "../support/storage.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

/** Finds the tabs of the page's nth program. */
const findTabs = (page: Page, nth: number): Locator => page.getByRole("tablist", { name: "SDK language" }).nth(nth);
const findTab = (page: Page, nth: number, name: string): Locator =>
  findTabs(page, nth).getByRole("tab", { name, exact: true });
/** Finds the panel that's shown below a program's tabs. */
const findPanel = (page: Page, name: string): Locator => page.getByRole("tabpanel", { name, exact: true });

async function expectLanguage(page: Page, name: string): Promise<void> {
  for (const nth of [0, 1, 2]) {
    await expect(findTab(page, nth, name)).toHaveAttribute("aria-selected", "true");
  }
}

test("a reader who has chosen no language sees Go first", async ({ page }) => {
  await openPage(page, "/tabs");
  await expect(findTabs(page, 0).getByRole("tab")).toHaveText(["Go", "Python", "TypeScript", "PHP", "Java"]);
  await expectLanguage(page, "Go");
  await expect(findPanel(page, "Go").first()).toContainText("compiles the service in Go");
  await expect(page.getByText("Compile the service from Python.")).toHaveCount(0);
});

test("the language choice is one for the whole site", async ({ page }) => {
  await openPage(page, "/tabs");
  await findTab(page, 2, "Python").click();
  await expectLanguage(page, "Python");
  await expect(findPanel(page, "Python").first()).toContainText("Compile the service from Python.");
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Introduction" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
  await expect(findPanel(page, "Python")).toContainText("Compile the service from Python.");
});

test("the tab under the pointer stays where it is when programs above change their height", async ({ page }) => {
  await openPage(page, "/tabs");
  const tab = findTab(page, 2, "Java");
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  await expectLanguage(page, "Java");
  const after = await tab.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), "movement in pixels").toBeLessThan(2);
});

test("the language choice is remembered", async ({ page }) => {
  await openPage(page, "/tabs");
  await findTab(page, 0, "PHP").click();
  expect(await readStorage(page, "choice.sdk")).toBe("php");
  await openPage(page, "/tabs");
  await expectLanguage(page, "PHP");
});

test("the language choice stands in the URL as ?sdk=", async ({ page }) => {
  await openPage(page, "/tabs?view=all#ways-on");
  await findTab(page, 0, "TypeScript").click();
  await expect(page).toHaveURL("/tabs?view=all&sdk=typescript#ways-on");
});

test("?sdk= chooses for the visit and leaves the remembered language alone", async ({ page }) => {
  await seedStorage(page, { "choice.sdk": "php" });
  await openPage(page, "/tabs?sdk=python");
  await expectLanguage(page, "Python");
  expect(await readStorage(page, "choice.sdk")).toBe("php");
});

test("an unknown language in the URL shows the first one", async ({ page }) => {
  await openPage(page, "/tabs?sdk=cobol");
  await expectLanguage(page, "Go");
});

test("a choice in one browser tab is followed in another", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, "/tabs");
  await openPage(other, "/tabs");
  await findTab(page, 0, "Java").click();
  await expectLanguage(other, "Java");
});

test("a program that lacks a language says why", async ({ page }) => {
  await openPage(page, "/tabs?sdk=php");
  await expect(page.getByText("The PHP SDK cannot declare interfaces.")).toBeVisible();
});

test("arrow keys, Home and End move through the tabs", async ({ page }) => {
  await openPage(page, "/tabs");
  await findTab(page, 0, "Go").focus();
  for (const { key, name } of [
    { key: "ArrowRight", name: "Python" },
    { key: "End", name: "Java" },
    { key: "ArrowRight", name: "Go" },
    { key: "ArrowLeft", name: "Java" },
    { key: "Home", name: "Go" },
  ]) {
    await page.keyboard.press(key);
    await expect(findTab(page, 0, name)).toBeFocused();
    await expectLanguage(page, name);
  }
});

test("a group of tabs is one stop for the Tab key, and the panel's code is the next", async ({ page }) => {
  await openPage(page, "/tabs?sdk=python");
  await findTab(page, 0, "Python").focus();
  await page.keyboard.press("Tab");
  await expect(findPanel(page, "Python").first().getByRole("button", { name: "Copy" })).toBeFocused();
});

test("the reader's operating system is guessed, and a choice of it is remembered apart from the language", async ({
  page,
}) => {
  await openPage(page, "/tabs");
  const systems = page.getByRole("tablist", { name: "Operating system" });
  await expect(systems.getByRole("tab", { name: "Linux" })).toHaveAttribute("aria-selected", "true");
  await systems.getByRole("tab", { name: "Windows" }).click();
  await expect(page.getByText("Install it with winget.")).toBeVisible();
  expect(await readStorage(page, "choice.os")).toBe("windows");
  await expectLanguage(page, "Go");
});
