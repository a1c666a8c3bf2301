import type { Locator, Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

const SECTIONS = [
  { label: "Introduction", path: "/" },
  { label: "Getting Started", path: "/getting-started" },
  { label: "Extending Dagger", path: "/extending" },
  { label: "Reference", path: "/reference" },
  { label: "Cookbook", path: "/cookbook" },
] as const;

function navbarOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}

test("the top navigation lists the five sections in order, then Try Dagger Cloud", async ({ page }) => {
  await openPage(page, "/");
  const links = navbarOf(page).getByRole("link");
  await expect(links).toHaveText(["Dagger", ...SECTIONS.map(({ label }) => label), "Try Dagger Cloud"]);
  for (const { label, path } of SECTIONS) {
    await expect(navbarOf(page).getByRole("link", { name: label, exact: true })).toHaveAttribute("href", path);
  }
});

test("sections stand on the left; Try Dagger Cloud and the color toggle stand on the right", async ({ page }) => {
  await openPage(page, "/");
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  const right = async (locator: Locator) => (await locator.boundingBox())?.x ?? 0;
  for (const { label } of SECTIONS) {
    expect(await right(navbarOf(page).getByRole("link", { name: label, exact: true })), label).toBeLessThan(middle);
  }
  expect(await right(navbarOf(page).getByRole("link", { name: /Try Dagger Cloud/ }))).toBeGreaterThan(middle);
  expect(await right(navbarOf(page).getByRole("button", { name: /^Switch between/ }))).toBeGreaterThan(middle);
});

test("Try Dagger Cloud is an external link with its icon, which opens a new tab", async ({ page }) => {
  await openPage(page, "/");
  const link = navbarOf(page).getByRole("link", { name: /Try Dagger Cloud/ });
  await expect(link.getByRole("img", { name: "(opens in new tab)" })).toBeVisible();
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAttribute("href", /^https:/);
});

test("the navbar stays at the top of the window while the page scrolls", async ({ page }) => {
  await openPage(page, "/long");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(async () => (await navbarOf(page).boundingBox())?.y).toBe(0);
});

for (const { path, active } of [
  { path: "/", active: ["Introduction"] },
  { path: "/getting-started", active: ["Getting Started"] },
  { path: "/extending", active: ["Extending Dagger"] },
  { path: "/reference/", active: ["Reference"] },
  { path: "/cookbook", active: ["Cookbook"] },
  { path: "/features/services", active: ["Introduction"] },
  { path: "/plain", active: [] },
]) {
  test(`on ${path} the active item is ${active.join() || "none"}`, async ({ page }) => {
    await openPage(page, path);
    await expect(navbarOf(page).locator('[aria-current="page"]')).toHaveText(active);
  });
}

test("the active item follows a click", async ({ page }) => {
  await openPage(page, "/");
  await navbarOf(page).getByRole("link", { name: "Cookbook" }).click();
  await expect(page).toHaveURL("/cookbook");
  await expect(navbarOf(page).locator('[aria-current="page"]')).toHaveText(["Cookbook"]);
});

for (const path of ["/integrations", "/integrations/github", "/types", "/types/container"]) {
  test.describe(() => {
    test.use({ expectedErrors: /status of 404/ });

    test(`${path} is not found, and Getting Started is active there`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(navbarOf(page).locator('[aria-current="page"]')).toHaveText(["Getting Started"]);
    });
  });
}
