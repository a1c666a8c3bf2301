import { expectGround, findToggle } from "../support/color.ts";
import { test } from "../support/kept-context.ts";
import { BLOCKED, blockScripts } from "../support/network.ts";
import { blockStorage, readStorage, seedStorage } from "../support/storage.ts";
import { expect, openPage } from "../support/test.ts";

test("the color mode defaults to light and does not follow the system preference", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/");
  await expect(findToggle(page, "light mode")).toBeVisible();
  await expectGround(page, "light");
  expect(await readStorage(page, "theme")).toBeNull();
});

test("the toggle switches between dark and light and stores the choice under the key theme", async ({ page }) => {
  await openPage(page, "/");
  await findToggle(page, "light mode").click();
  await expect(findToggle(page, "dark mode")).toBeVisible();
  await expectGround(page, "dark");
  expect(await readStorage(page, "theme")).toBe("dark");
  await findToggle(page, "dark mode").click();
  await expect(findToggle(page, "light mode")).toBeVisible();
  await expectGround(page, "light");
  expect(await readStorage(page, "theme")).toBe("light");
});

test("a stored choice is painted first, before the site's script files have come", async ({ page }) => {
  await seedStorage(page, { theme: "dark" });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectGround(page, "dark");
});

test("a choice is synchronised across tabs", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, "/");
  await openPage(other, "/faq");
  await findToggle(page, "light mode").click();
  await expect(findToggle(other, "dark mode")).toBeVisible();
  await expectGround(other, "dark");
});

test("a choice outlives a navigation within the site", async ({ page }) => {
  await openPage(page, "/");
  await findToggle(page, "light mode").click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Getting Started" }).click();
  await expect(page).toHaveURL("/getting-started");
  await expect(findToggle(page, "dark mode")).toBeVisible();
});

test("an unknown stored mode counts as light", async ({ page }) => {
  await seedStorage(page, { theme: "sepia" });
  await openPage(page, "/");
  await expect(findToggle(page, "light mode")).toBeVisible();
  await expectGround(page, "light");
  await findToggle(page, "light mode").click();
  await expect(findToggle(page, "dark mode")).toBeVisible();
});

test("where storage is blocked the toggle works for the page", async ({ page }) => {
  await blockStorage(page);
  await openPage(page, "/");
  await findToggle(page, "light mode").click();
  await expect(findToggle(page, "dark mode")).toBeVisible();
  await expectGround(page, "dark");
});

test.describe("before the client has mounted", () => {
  test.use({ expectedErrors: BLOCKED });

  test("the toggle is disabled", async ({ page }) => {
    await blockScripts(page);
    await page.goto("/");
    await expect(page.getByRole("button", { name: /^Switch between dark and light mode/ })).toBeDisabled();
  });
});
