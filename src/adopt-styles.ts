const adopted = new Set<string>();

/**
 * Applies styles to the page, once. A content security policy allows these style sheets, but no `<style>` element that
 * it doesn't know.
 */
export function adoptStyles(css: string): void {
  if (!adopted.has(css)) {
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
