import { expectGround, findToggle } from "../support/color.ts";
import { test } from "../support/kept-context.ts";
import { NOBODY_THERE } from "../support/network.ts";
import { readStorage, seedStorage } from "../support/storage.ts";
import { expect, openPage } from "../support/test.ts";

test.describe("with respectPrefersColorScheme", () => {
  test.use({ siteName: "menus" });

  test("one click cycles system, light, dark, system", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openPage(page, "/");
    await expectGround(page, "dark");
    await findToggle(page, "system mode").click();
    await expect(findToggle(page, "light mode")).toBeVisible();
    await expectGround(page, "light");
    await findToggle(page, "light mode").click();
    await expect(findToggle(page, "dark mode")).toBeVisible();
    expect(await readStorage(page, "theme")).toBe("dark");
    await findToggle(page, "dark mode").click();
    await expect(findToggle(page, "system mode")).toBeVisible();
    expect(await readStorage(page, "theme")).toBeNull();
  });

  test("with no stored choice the mode follows the system scheme live", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openPage(page, "/");
    await expectGround(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectGround(page, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expectGround(page, "light");
  });

  test("a stored choice is kept when the system scheme changes", async ({ page }) => {
    await seedStorage(page, { theme: "light" });
    await page.emulateMedia({ colorScheme: "light" });
    await openPage(page, "/");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(findToggle(page, "light mode")).toBeVisible();
    await expectGround(page, "light");
  });
});

test.describe("with disableSwitch", () => {
  test.use({ siteName: "settings", expectedErrors: NOBODY_THERE });

  test("there is no toggle, and the stored choice is removed", async ({ page }) => {
    await page.addInitScript(() => {
      // The value that a visit before the switch was disabled would have left. It isn't set again after the page
      // removes it.
      if (!sessionStorage.getItem("isSeeded")) {
        sessionStorage.setItem("isSeeded", "yes");
        localStorage.setItem("theme", "light");
      }
    });
    await openPage(page, "/");
    await expect(page.getByRole("button", { name: /^Switch between/ })).toHaveCount(0);
    expect(await readStorage(page, "theme")).toBeNull();
    await expectGround(page, "dark");
  });
});
