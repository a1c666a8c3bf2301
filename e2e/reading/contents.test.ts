import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

for (const width of [1440, 390]) {
  test(`the contents of a long page lead to a command by any of its words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/reference/cli");
    const contents = page.getByRole("navigation", { name: "On this page" });
    if (width < 1280) {
      await contents.getByRole("button").click();
    }
    const field = contents.getByRole("searchbox", { name: "Filter sections" });
    const entries = contents.getByRole("link");
    await field.fill("toolchain install");
    await expect(entries).toHaveText(["Manage dependencies", "dagger toolchain install", "dagger toolchain uninstall"]);
    await field.fill("cache");
    await expect(entries.filter({ hasText: /^dagger core$/ }), "a word of its flags").toBeVisible();
    await field.fill("zzqqxx");
    await expect(entries).toHaveCount(0);
    await expect(contents.getByRole("status")).toHaveText("No section has these words.");
    await field.fill("completion bash");
    await field.press("Enter");
    await expect(page).toHaveURL(/#dagger-completion-bash$/);
    await expect(page.getByRole("heading", { name: "dagger completion bash" })).toBeInViewport();
    if (width >= 1280) {
      await field.fill("");
      await expect(contents.locator("[aria-current]")).toHaveText("dagger completion bash");
      await expect(contents.locator("[aria-current]")).toBeInViewport();
      await expect(field, "above a list that has scrolled").toBeInViewport();
    }
  });
}

test("the contents of a class find its methods, and those of a short page need no field", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/reference/typescript/api/client.gen/classes/Container");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("searchbox").fill("registryauth");
  await expect(contents.getByRole("link", { name: /registryauth/i })).toHaveCount(2);
  await openPage(page, "/features/caching");
  await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("searchbox")).toHaveCount(0);
});
