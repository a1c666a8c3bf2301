import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

/** Opens a page with this kind of connection, points at a link, and returns the requested paths. */
async function pointAtLink(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<string[]> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
  await openPage(page, "/plain");
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "The long page" }).hover();
  await page.waitForLoadState("networkidle");
  return paths;
}

test("a linked page is loaded as soon as the pointer rests on its link", async ({ page }) => {
  expect(await pointAtLink(page, { effectiveType: "4g", saveData: false })).toContain("/long");
});

for (const connection of [
  { effectiveType: "2g", saveData: false },
  { effectiveType: "slow-2g", saveData: false },
  { effectiveType: "4g", saveData: true },
]) {
  test(`prefetching is skipped on ${connection.saveData ? "data-saver" : connection.effectiveType} connections`, async ({
    page,
  }) => {
    expect(await pointAtLink(page, connection)).toEqual([]);
    await page.getByRole("link", { name: "The long page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  });
}
