import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

/** Sizes of headings, and the spacing above and below them, in pixels. */
const SCALES = [
  { width: 1440, h1: 36, h2: { size: 24, above: 48, below: 12 }, h3: { size: 19, above: 32, below: 8 } },
  { width: 390, h1: 32, h2: { size: 22, above: 48, below: 12 }, h3: { size: 18, above: 32, below: 8 } },
] as const;

for (const { width, h1, h2, h3 } of SCALES) {
  test(`at ${width} px headings have the sizes of the scale, and stand nearer to their own text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/getting-started/installation");
    const readStyle = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((heading) => {
          const { fontSize, marginTop, marginBottom } = getComputedStyle(heading);
          const [size = 0, above = 0, below = 0] = [fontSize, marginTop, marginBottom].map(Number.parseFloat);
          return { size, above, below };
        });
    expect((await readStyle("article h1")).size).toBe(h1);
    expect(await readStyle("article .markdown > h2")).toEqual(h2);
    expect(await readStyle("article .markdown > h3")).toEqual(h3);
  });
}
