import type { ClientModule } from "@docusaurus/types";

declare const __webpack_public_path__: string;

/** The font for code, which loads with the framework, after all that a reader needs. */
let font: FontFace | undefined;

async function loadCodeFont(): Promise<void> {
  try {
    font = await new FontFace("Geist Mono", `url(${__webpack_public_path__}fonts/geist-mono.woff2)`).load();
  } catch {
    // The network can fail. Then code has the system's font.
  }
}

if (typeof document !== "undefined") {
  void loadCodeFont();
}

/** Shows the font from the next page on, because on a page that's already painted, text could move. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (font && previousLocation && previousLocation.pathname !== location.pathname) {
      document.fonts.add(font);
    }
  },
};

export default clientModule;
