import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "menus" });

test("a component within a doc knows the doc and the plugin of its route, in the page's file and in the browser", async ({
  page,
}) => {
  const context = "Second page is a page of docusaurus-plugin-content-docs, default.";
  await openPage(page, "/next/");
  const html = await page.evaluate(async () => (await fetch("/next/second")).text());
  expect(html).toContain(context);
  // Navigate to the page, because it must be rendered by the browser rather than the server.
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Second page" }).click();
  await expect(page.getByRole("article").getByText(context)).toBeVisible();
});
