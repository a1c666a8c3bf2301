import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

test.describe("a link that is clicked", () => {
  const clickTwice = { clickCount: 2 } as const;

  test("twice leads to its page once, so that one step back is enough", async ({ page }) => {
    await openPage(page, "/plain");
    await page.getByRole("link", { name: "The long page" }).click(clickTwice);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  });

  for (const [how, options] of [
    ["with the middle button", { button: "middle" }],
    ["with Ctrl", { modifiers: ["Control"] }],
    ["with Shift", { modifiers: ["Shift"] }],
  ] as const) {
    test(`${how} opens another tab or window, and the page stays`, async ({ page, context }) => {
      await openPage(page, "/plain");
      const opened = context.waitForEvent("page");
      await page
        .getByRole("link", { name: "The long page" })
        .click({ ...options, modifiers: [...(options.modifiers ?? [])] });
      const other = await opened;
      await expect(other.getByRole("heading", { level: 1 })).toHaveText("Long");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
      await expect(page).toHaveURL("/plain");
    });
  }
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test("a link leads to the browser's own message, and Back to the page once there is one again", async ({
    page,
    context,
  }) => {
    await openPage(page, "/plain");
    await context.setOffline(true);
    await page.getByRole("link", { name: "The pictures" }).click();
    await expect.poll(() => page.url()).toContain("chrome-error");
    await context.setOffline(false);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  });
});
