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

for (const path of ["/features/caching", "/getting-started/concepts", "/faq"]) {
  test(`a line of ${path} holds 80 to 88 characters on wide screens`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const lengths = await page.locator(".markdown > p:not(.picture, header + p)").evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const range = document.createRange();
        const lines = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
          for (let index = 0; index < text.length; index += 1) {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            // Code is smaller than the text around it, so its characters begin and end elsewhere on the same line.
            const { top, height } = range.getBoundingClientRect();
            const line = Math.round((top + height / 2) / 14);
            lines.set(line, (lines.get(line) ?? 0) + 1);
          }
        }
        // The last line ends where its text does.
        return [...lines.values()].slice(0, -1);
      }),
    );
    const sorted = lengths.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    expect(median, `median of ${sorted.length} lines`).toBeGreaterThanOrEqual(80);
    expect(median, `median of ${sorted.length} lines`).toBeLessThanOrEqual(88);
  });
}
