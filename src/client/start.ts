import { whenLoaded } from "../hydration/moments.ts";
import { nextTask } from "../hydration/next-task.ts";
import { startCopyCode } from "./copy-code.ts";
import { startDetails } from "./details.ts";
import { attachImageZoom } from "./image-zoom.ts";
import { showFirstCurrentPage } from "./sidebar.ts";
import { markCurrentHeading, scheduleMark, startTableOfContents } from "./table-of-contents.ts";
import { revealTarget, startTabs } from "./tabs.ts";

let isFirstShown = false;

/** Gives the plain HTML of articles its life: listeners on the document, once for all pages. */
export function startClient(): void {
  startTabs();
  startCopyCode();
  startDetails();
  startTableOfContents();
}

/** Does what a page needs that has just been put in place; `hash` is that of its address. */
export function showPage(hash: string): void {
  isFirstShown = true;
  revealTarget(hash);
  attachImageZoom();
  scheduleMark();
}

/**
 * Shows the page as it came, once it is parsed, without waiting for the framework.
 *
 * What has to measure the page waits for the layout that is made anyway. Pictures are left alone until the load event:
 * the time after which they can be enlarged counts from there.
 */
export function showFirstPage(): void {
  isFirstShown = true;
  revealTarget(location.hash);
  nextTask(() => {
    showFirstCurrentPage();
    markCurrentHeading();
  });
  whenLoaded(attachImageZoom);
}

/** Says whether the first page has been shown: what a reader has opened or closed in it since then stays so. */
export function hasShownFirstPage(): boolean {
  return isFirstShown;
}
