import type { Locator, Page } from "@playwright/test";
import { switchToDark } from "../support/axe.ts";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

const findDiagram = (page: Page): Locator => page.locator(".picture svg").filter({ visible: true }).first();
const readFill = (page: Page): Promise<string> =>
  findDiagram(page)
    .locator("text")
    .first()
    .evaluate((text) => getComputedStyle(text).fill);

test("a diagram has the page's letters, and colors of both modes", async ({ page }) => {
  await openPage(page, "/features/caching");
  const text = findDiagram(page).getByText("Function result");
  expect(await text.evaluate((element) => getComputedStyle(element).fontFamily)).toContain("Figtree");
  const light = await readFill(page);
  await switchToDark(page);
  expect(await readFill(page)).not.toBe(light);
});

test("on a phone, a diagram fits, and its letters are as large as on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/features/caching");
  const diagram = findDiagram(page);
  expect((await diagram.boundingBox())?.width).toBeLessThanOrEqual(358);
  const text = await diagram.getByText("Function result").boundingBox();
  expect(text?.height, "height of a line").toBeGreaterThan(13);
});
