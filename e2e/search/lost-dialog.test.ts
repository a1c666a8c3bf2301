import { test } from "../support/kept-context.ts";
import { SCRIPT_FILES } from "../support/network.ts";
import { searchOn } from "../support/search.ts";
import { expect, openPage, waitForHydration } from "../support/test.ts";

test.use({ siteName: "stage", expectedErrors: /Failed to load resource/ });

test("the code of the dialog cannot be had: the same error, and Retry opens it", async ({ page }) => {
  await openPage(page, "/");
  await page.route(SCRIPT_FILES, (route) => route.abort());
  const { button, dialog, box } = searchOn(page);
  await button.focus();
  await page.keyboard.press("t");
  const lost = page.getByRole("dialog");
  await expect(lost.getByText("Unable to fetch results")).toBeVisible();
  await expect(lost.getByText("You might want to check your network connection.")).toBeVisible();
  await page.unroute(SCRIPT_FILES);
  await lost.getByRole("button", { name: "Retry" }).click();
  await expect(dialog).toBeVisible();
  await expect(box).toHaveValue("t");
});

test("the code of the dialog is gone since a deploy: the reader is told, and reloading opens the search with the query", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.route(SCRIPT_FILES, (route) => route.fulfill({ status: 404, body: "Not found" }));
  const { button, dialog, box } = searchOn(page);
  await button.focus();
  await page.keyboard.press("t");
  const lost = page.getByRole("dialog");
  await expect(lost.getByText("The site was updated")).toBeVisible();
  await expect(lost.getByText("network connection")).toHaveCount(0);
  await page.unroute(SCRIPT_FILES);
  await lost.getByRole("button", { name: "Reload" }).click();
  await expect(dialog).toBeVisible();
  await expect(box).toHaveValue("t");
  await page.reload();
  await waitForHydration(page);
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect(dialog).toHaveCount(0);
});

test("the code of the dialog stays gone: reloading tells so once more, and not for ever", async ({ page }) => {
  await openPage(page, "/");
  let loads = 0;
  page.on("request", (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route("**/assets/js/search-dialog.*.js", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await searchOn(page).button.click();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole("dialog").getByText("The site was updated")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(loads).toBe(1);
});

test("the code of the dialog cannot be had: Close leads back to the button", async ({ page }) => {
  await openPage(page, "/");
  await page.route(SCRIPT_FILES, (route) => route.abort());
  const { button } = searchOn(page);
  await button.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});
