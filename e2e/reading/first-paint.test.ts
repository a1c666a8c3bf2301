import { test } from "../support/kept-context.ts";
import { readShift } from "../support/layout-shift.ts";
import { BLOCKED, blockScripts } from "../support/network.ts";
import { seedStorage } from "../support/storage.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage", expectedErrors: BLOCKED });

for (const { how, path, choice } of [
  { how: "remembered", path: "/tabs", choice: { "choice.sdk": "python" } },
  { how: "in the URL", path: "/tabs?sdk=python", choice: {} },
]) {
  test(`a language that is ${how} is shown before any script file has come`, async ({ page }) => {
    await seedStorage(page, choice);
    await blockScripts(page);
    await page.goto(path);
    await expect(page.getByText("Compile the service from Python.").first()).toBeVisible();
    await expect(page.getByText("compiles the service in Go").first()).toBeHidden();
    await expect(page.getByRole("tab", { name: "Python" }).first()).toHaveAttribute("aria-selected", "true");
  });
}

test("a remembered language moves nothing while the page loads", async ({ page }) => {
  await seedStorage(page, { "choice.sdk": "java" });
  await openPage(page, "/tabs");
  await expect(page.getByText("Compiles the service from Java.").first()).toBeVisible();
  expect(await readShift(page)).toBe(0);
});
