import type { Page } from "@playwright/test";

/**
 * Draws every line of text as a bar of its color and size, in the site's font, which comes with the site.
 *
 * Systems smooth letters differently, and each has other fonts for code. A picture without letters is the same on all
 * of them, and still shows what's missing, in another place, or in another color.
 */
const STYLES = `
  @font-face { font-family: Bars; src: url(/fonts/figtree-latin.woff2); font-weight: 400 760; font-display: block; }
  :root { --site-mono: Bars; --site-font: Bars; }
  *, ::before, ::after {
    -webkit-text-fill-color: transparent !important;
    caret-color: transparent;
    font-size-adjust: none !important;
    scrollbar-width: none;
    text-decoration-color: color-mix(in srgb, currentColor 99.9%, #000) !important;
    text-decoration-line: line-through !important;
    text-decoration-thickness: 0.5em !important;
    text-decoration-style: solid !important;
  }
  svg text { fill: transparent !important; }
`;

/**
 * Changes the page into bars. Characters that the font doesn't have are replaced, because their width is another font's,
 * and so are numbers, because versions and years change without a change of looks.
 */
export async function drawTextAsBars(page: Page): Promise<void> {
  await page.evaluate(async (styles) => {
    // The page's policy refuses a style element, but not a sheet that a script makes.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // The text of a style is no text that anyone reads.
      if (text.parentElement?.matches("style, script")) {
        continue;
      }
      text.nodeValue = text.nodeValue?.replace(/[^\s!-~]/g, "x").replace(/\d+/g, "0") ?? "";
    }
    await document.fonts.load("16px Bars");
    await document.fonts.ready;
  }, STYLES);
}
