import type { Locator, Page } from "@playwright/test";
import { checkAccessibility, switchToDark } from "../support/axe.ts";
import { test } from "../support/shared-page.ts";
import { expect, openPage, test as withoutSharing } from "../support/test.ts";

test.use({ siteName: "stage" });

/** Finds the line of a function, which expands its details. */
const findLine = (page: Page, name: string): Locator => page.locator(`summary#${name.toLowerCase()}`);
const findFunction = (page: Page, name: string): Locator =>
  page.locator("details").filter({ has: findLine(page, name) });
const findTab = (page: Page, type: string, language: string): Locator =>
  page.locator(`.members:has([aria-label="Functions of ${type}"])`).getByRole("tab", { name: language, exact: true });

test("a function opens by mouse and keyboard, and shows its signature and arguments", async ({ page }) => {
  await openPage(page, "/functions");
  const from = findFunction(page, "from");
  await expect(from.getByText("address string")).toBeHidden();
  await findLine(page, "from").click();
  await expect(from.getByText("From(address string) *Container")).toBeVisible();
  await expect(from.getByRole("term")).toHaveText("address required string");
  await findLine(page, "withExec").focus();
  await page.keyboard.press("Enter");
  await expect(findFunction(page, "withExec").getByText("opts ...ContainerWithExecOpts")).toBeVisible();
});

test("one choice of language changes the signatures of every list", async ({ page }) => {
  await openPage(page, "/functions");
  await expect(findLine(page, "withExec").locator("code").first()).toHaveText("WithExec", { useInnerText: true });
  await findTab(page, "Secret", "Python").click();
  await expect(findLine(page, "withExec").locator("code").first()).toHaveText("with_exec", { useInnerText: true });
  await findLine(page, "plaintext").click();
  await expect(findFunction(page, "plaintext").getByText("async def plaintext(self) -> str")).toBeVisible();
  await findLine(page, "withExec").click();
  await expect(findFunction(page, "withExec").getByText("use_entrypoint: bool | None = False")).toBeVisible();
  await expect(findFunction(page, "withExec").getByText("opts ...ContainerWithExecOpts")).toBeHidden();
  await expect(findTab(page, "Container", "Python")).toHaveAttribute("aria-selected", "true");
});

test("a reader's language is there from the start", async ({ page }) => {
  await openPage(page, "/functions?sdk=java");
  await findLine(page, "import").click();
  await expect(findFunction(page, "import").getByText("Container importTarball(")).toBeVisible();
});

test("a link to a function opens it, clear of the bars above", async ({ page }) => {
  await openPage(page, "/functions#publish");
  await expect(findFunction(page, "publish").getByText("opts ...ContainerPublishOpts")).toBeVisible();
  await expect(findLine(page, "publish")).toBeInViewport();
  const [line, bar] = await Promise.all([
    findLine(page, "publish").boundingBox(),
    findTab(page, "Container", "Go").boundingBox(),
  ]);
  expect(line?.y ?? 0, "top of the line").toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
});

test("a link to an option opens its function and marks the row", async ({ page }) => {
  await openPage(page, "/functions#withexec-expect");
  const row = findFunction(page, "withExec").getByRole("term").filter({ hasText: "expect" });
  await expect(row).toBeInViewport();
  await expect(row).toContainText("ReturnType = SUCCESS");
  const color = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color, "ground of the row").not.toBe("rgba(0, 0, 0, 0)");
  await expect(row.getByRole("link", { name: "ReturnType" })).toHaveAttribute("href", /ReturnType$/);
});

test("the groups of a long list stand in the table of contents, its functions do not", async ({ page }) => {
  await openPage(page, "/functions");
  const toc = page.getByRole("navigation", { name: "On this page" });
  await expect(toc.getByRole("link", { name: "Common functions" })).toBeVisible();
  await expect(toc.getByRole("link", { name: "withExec" })).toHaveCount(0);
});

test("axe finds nothing with functions open, light and dark", async ({ page }) => {
  await openPage(page, "/functions");
  for (const name of ["plaintext", "withExec", "publish"]) {
    await findLine(page, name).click();
  }
  expect(await checkAccessibility(page), "light").toEqual([]);
  await switchToDark(page);
  expect(await checkAccessibility(page), "dark").toEqual([]);
});

test("in print every function is open", async ({ page }) => {
  await openPage(page, "/functions");
  await page.emulateMedia({ media: "print" });
  await expect(findFunction(page, "withExec").getByText("opts ...ContainerWithExecOpts")).toBeVisible();
});

test("at 390 px nothing but the signature scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/functions");
  await findLine(page, "withExec").click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

withoutSharing.describe("without JavaScript", () => {
  withoutSharing.use({ siteName: "stage", javaScriptEnabled: false });

  withoutSharing("a function opens and has its signature in every language", async ({ page }) => {
    await page.goto("/functions");
    await findLine(page, "from").click();
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
    const text = await findFunction(page, "from").innerText();
    for (const part of ["From(address string)", "def from_(", "from(address: string)", "$address"]) {
      expect(text).toContain(part);
    }
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
    expect(await findLine(page, "from").innerText(), "the schema's name").toMatch(/^from\b/);
  });
});
