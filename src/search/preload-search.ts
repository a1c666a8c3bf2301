import { preloadProvider } from "@site-search/preload";
import { isSparing } from "../client/is-sparing.ts";

/** What the bundler's runtime knows of a chunk by its name: the address of its file. The framework puts it there. */
declare const __webpack_require__: { gca(chunkName: string): string };

/** The chunk of the dialog, as `use-dialog-code.ts` names it. */
const DIALOG_CHUNK = "search-dialog";

let isDialogAsked = false;

/**
 * Asks for all that the search of a reader needs, at the first sign of it: the dialog's code, the code that searches and
 * the index leave in one round trip. None of it has to wait for the framework, so the early script calls this as well.
 *
 * May be called at every sign; what is there or on its way is left alone.
 */
export function preloadSearch(): void {
  if (!isDialogAsked) {
    isDialogAsked = true;
    preloadScript(__webpack_require__.gca(DIALOG_CHUNK));
  }
  // They may only have passed over the button.
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
