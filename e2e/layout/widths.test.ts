import { expect, openPage, test } from "../support/test.ts";

const WIDTHS = [1440, 996, 768, 390, 320];

const PATHS = [
  "/",
  "/faq",
  "/examples",
  "/features/caching",
  "/features/services",
  "/getting-started/installation",
  "/getting-started/quickstarts/basics",
  "/reference/typescript/",
  "/reference/typescript/modules",
  "/reference/typescript/api/client.gen/classes/Container",
  "/reference/typescript/api/client.gen/type-aliases/ContainerWithExecOpts",
  "/reference/typescript/api/client.gen/enumerations/NetworkProtocol",
];

for (const path of PATHS) {
  test(`${path} does not scroll sideways at any width`, async ({ page }) => {
    await openPage(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `width at ${width} px` })
        .toBeLessThanOrEqual(width);
    }
  });
}

test.describe("on the stage", () => {
  test.use({ siteName: "stage" });

  for (const path of ["/tabs", "/media", "/deep-links"]) {
    test(`${path} with wide tables and programs does not scroll sideways at any width`, async ({ page }) => {
      await openPage(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `width at ${width} px` })
          .toBeLessThanOrEqual(width);
      }
    });
  }
});
