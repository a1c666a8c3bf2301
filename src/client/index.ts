import type { ClientModule } from "@docusaurus/types";
import { startCopyCode } from "./copy-code.ts";
import { startDetails } from "./details.ts";
import { findTarget } from "./find-target.ts";
import { attachImageZoom } from "./image-zoom.ts";
import { startPageMenu } from "./page-menu.ts";
import { showCurrentPage, showFirstCurrentPage } from "./sidebar.ts";
import { markCurrentHeading, scheduleMark, startTableOfContents } from "./table-of-contents.ts";
import { revealTarget, startTabs } from "./tabs.ts";
import { afterFrame, whenLoaded } from "./timing.ts";

let isFirstShown = false;

// Articles are plain HTML. These listeners on the document make their parts work, once for all pages. In the built
// site, the early script runs this first; in the preview, the framework does.
if (typeof document !== "undefined") {
  startTabs();
  startCopyCode();
  startDetails();
  startPageMenu();
  startTableOfContents();
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(".filter input,.toc input")) {
      // Without the code, the whole list stays.
      import("./filter-rows.ts").then(
        ({ startFilter }) => startFilter(target),
        () => undefined,
      );
    }
  });
}

/** Shows the first page as soon as it's parsed, without waiting for the framework. */
export function showFirstPage(): void {
  isFirstShown = true;
  revealTarget(location.hash);
  afterFrame(() => {
    showFirstCurrentPage();
    markCurrentHeading();
  });
  // The wait before images can be enlarged counts from the page's load.
  whenLoaded(attachImageZoom);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const isSame = location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
    // A reader may have opened or closed something on the first page since it was shown.
    if (isSame || (previousLocation === null && isFirstShown)) {
      return;
    }
    isFirstShown = true;
    revealTarget(location.hash);
    attachImageZoom();
    scheduleMark();
    if (process.env.NODE_ENV !== "production") {
      // In the built site, the sidebar follows the article; see src/shell/pending-navigation.tsx.
      showCurrentPage();
    }
    scrollUpForMissingTarget(location, previousLocation);
  },
};

/**
 * Scrolls to the top if a new page lacks the hash's target. The framework would keep the old scroll position, but a
 * reader expects the beginning of the page.
 */
function scrollUpForMissingTarget(
  location: { pathname: string; hash: string },
  previousLocation: { pathname: string } | null,
): void {
  const isNewPage = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isNewPage && location.hash && !findTarget(location.hash)) {
    window.scrollTo(0, 0);
  }
}

export default clientModule;
