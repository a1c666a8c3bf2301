import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

for (const width of [390, 1440]) {
  test(`lines of a command end between words at ${width} px, and no flag is torn from its dashes`, async ({ page }) => {
    for (const path of ["/reference/cli", "/examples", "/getting-started/installation"]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      const torn = await page.locator(".code-command code:visible").evaluateAll((all) =>
        all.flatMap((code) => {
          const range = document.createRange();
          const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const letters: { readonly letter: string; readonly top: number }[] = [];
          for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
            for (let index = 0; index < text.length; index += 1) {
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              letters.push({ letter: text.data[index] ?? "", top: Math.round(range.getBoundingClientRect().top) });
            }
          }
          return letters.flatMap(({ letter, top }, index) => {
            const before = letters[index - 1];
            const isTorn = before && before.top !== top && /\S/.test(letter) && /[^\s/=,:]/.test(before.letter);
            return isTorn ? [`${before.letter}|${letter} in ${code.textContent}`] : [];
          });
        }),
      );
      expect(torn, path).toEqual([]);
    }
  });
}

for (const path of ["/", "/getting-started/installation"]) {
  test(`the command that installs has a line for each of its parts on a phone, ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openPage(page, path);
    const lines = await page
      .locator(".tabs-block .code-lines:visible pre")
      .first()
      .evaluate((block) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(block);
        const height = block.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        return {
          count: Math.round(height / Number.parseFloat(lineHeight)),
          over: block.scrollWidth - block.clientWidth,
        };
      });
    expect(lines).toEqual({ count: 4, over: 0 });
  });
}
