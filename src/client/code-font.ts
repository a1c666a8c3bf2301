import { whenIdle, whenLoaded } from "./timing.ts";

declare const __webpack_public_path__: string;

/** Key under which a browser remembers that it has the font in its cache. */
const KEY = "code-font";

/**
 * Loads the font for code: after the page's own parts on the first visit, and right away once the browser has it.
 *
 * The styles don't declare the font, so no page waits for it. No text moves when it arrives, because
 * `font-size-adjust` makes a character as wide in each font for code (src/css/code.css).
 */
export async function startCodeFont(): Promise<void> {
  try {
    if (!localStorage.getItem(KEY)) {
      await new Promise<void>((resolve) => whenLoaded(() => whenIdle(resolve)));
    }
    const font = new FontFace("Geist Mono", `url(${__webpack_public_path__}fonts/geist-mono.woff2)`);
    document.fonts.add(await font.load());
    localStorage.setItem(KEY, "1");
  } catch {
    // The network can fail, and storage can be blocked. Then code has the system's font.
  }
}
