import type { Page } from "@playwright/test";
import { listPaths } from "../support/pages.ts";
import { expect, openPage, test } from "../support/test.ts";

const WIDTHS = [1440, 996, 768, 390, 320];

/** Pages that are made from declarations are alike: one of each kind stands for all. */
const GENERATED = [
  "/reference/typescript/",
  "/reference/typescript/modules",
  "/reference/typescript/api/client.gen/classes/Container",
  "/reference/typescript/api/client.gen/type-aliases/ContainerWithExecOpts",
  "/reference/typescript/api/client.gen/enumerations/NetworkProtocol",
];

const WRITTEN = listPaths().filter((path) => !path.startsWith("/reference/typescript/"));

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `width at ${width} px` })
      .toBeLessThanOrEqual(width);
  }
}

for (const path of [...WRITTEN, ...GENERATED]) {
  test(`${path} does not scroll sideways at any width`, async ({ page }) => {
    await expectNoSidewaysScroll(page, path);
  });
}

test.describe("on the stage", () => {
  test.use({ siteName: "stage" });

  for (const path of ["/tabs", "/media", "/deep-links"]) {
    test(`${path} with wide tables and programs does not scroll sideways at any width`, async ({ page }) => {
      await expectNoSidewaysScroll(page, path);
    });
  }
});
