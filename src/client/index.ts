import type { ClientModule } from "@docusaurus/types";
import { startCopyCode } from "./copy-code.ts";
import { startDetails } from "./details.ts";
import { findTarget } from "./find-target.ts";
import { attachImageZoom } from "./image-zoom.ts";
import { showCurrentPage, showFirstCurrentPage } from "./sidebar.ts";
import { markCurrentHeading, scheduleMark, startTableOfContents } from "./table-of-contents.ts";
import { revealTarget, startTabs } from "./tabs.ts";
import { afterFrame, whenLoaded } from "./timing.ts";

let isFirstShown = false;

// Articles are plain HTML; these listeners on the document make their parts work, once for all pages. In the built site
// the early script comes here first, in the preview the framework does.
if (typeof document !== "undefined") {
  startTabs();
  startCopyCode();
  startDetails();
  startTableOfContents();
}

/** Shows the page as it came, once it is parsed, without waiting for the framework. */
export function showFirstPage(): void {
  isFirstShown = true;
  revealTarget(location.hash);
  afterFrame(() => {
    showFirstCurrentPage();
    markCurrentHeading();
  });
  // The time after which pictures can be enlarged counts from the load.
  whenLoaded(attachImageZoom);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const isSame = location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
    // A reader may have opened or closed something in the first page since it was shown.
    if (isSame || (previousLocation === null && isFirstShown)) {
      return;
    }
    isFirstShown = true;
    revealTarget(location.hash);
    attachImageZoom();
    scheduleMark();
    if (process.env.NODE_ENV !== "production") {
      // In the built site the sidebar follows the article, see src/shell/pending-navigation.tsx.
      showCurrentPage();
    }
    scrollUpForMissingTarget(location, previousLocation);
  },
};

/** The framework stays where it was when a new page lacks the hash's target; a reader expects its beginning. */
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
