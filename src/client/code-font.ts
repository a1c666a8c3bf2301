declare const __webpack_public_path__: string;

/** Height above and below the baseline of Menlo and DejaVu Sans Mono, the fonts for code on macOS and Linux. */
const HEIGHT: FontFaceDescriptors = { ascentOverride: "92.8%", descentOverride: "23.6%", lineGapOverride: "0%" };

/**
 * Shows the site's font for code, which loads with the framework, after all that a reader needs.
 *
 * Nothing moves when it takes the place of the system's font, because `font-size-adjust` makes their characters as wide
 * (src/css/code.css), and `HEIGHT` as tall.
 */
async function showCodeFont(): Promise<void> {
  try {
    const font = new FontFace("Geist Mono", `url(${__webpack_public_path__}fonts/geist-mono.woff2)`, HEIGHT);
    document.fonts.add(await font.load());
  } catch {
    // The network can fail. Then code has the system's font.
  }
}

if (typeof document !== "undefined") {
  void showCodeFont();
}
