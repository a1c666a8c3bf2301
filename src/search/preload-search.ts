import { preloadProvider } from "@site-search/preload";
import { isSparing } from "../client/is-sparing.ts";

/** The bundler's runtime, which maps a chunk name to the address of its file. The framework puts it there. */
declare const __webpack_require__: { gca(chunkName: string): string };

/** The chunk of the dialog, as `use-dialog-code.ts` names it. */
const DIALOG_CHUNK = "search-dialog";

let isDialogAsked = false;

/**
 * Requests everything that a search needs at the first sign of one: the dialog's code, the search code, and the index
 * are requested in the same round trip. None of it has to wait for the framework, so the early script also calls this.
 *
 * May be called at every sign; anything loaded or loading is left alone.
 */
export function preloadSearch(): void {
  if (!isDialogAsked) {
    isDialogAsked = true;
    preloadScript(__webpack_require__.gca(DIALOG_CHUNK));
  }
  // The reader may only have moved across the button.
  if (!isSparing()) {
    preloadProvider();
  }
}

function preloadScript(href: string): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "script";
  link.href = href;
  document.head.append(link);
}
