import { test } from "../support/kept-context.ts";
import { expect, openPage } from "../support/test.ts";
import { findTooltip, findWord } from "../support/words.ts";

test.use({ siteName: "stage" });

test("in print the chosen language is shown and no other", async ({ page }) => {
  await openPage(page, "/tabs?sdk=python");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Compile the service from Python.").first()).toBeVisible();
  await expect(page.getByText("compiles the service in Go").first()).toBeHidden();
});

test("in print there is the article alone", async ({ page }) => {
  await openPage(page, "/tabs");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("tablist")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
});

test("no card is printed", async ({ page }) => {
  await openPage(page, "/words");
  await findWord(page, "Container.withExec").first().hover();
  await expect(findTooltip(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(findTooltip(page)).toBeHidden();
});
