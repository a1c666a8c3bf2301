import type { ClientModule } from "@docusaurus/types";
import { startCopyCode } from "./copy-code.ts";
import { startDetails } from "./details.ts";
import { attachImageZoom } from "./image-zoom.ts";
import { schedule as markCurrentHeading, startTableOfContents } from "./table-of-contents.ts";
import { revealTarget, startTabs } from "./tabs.ts";

if (typeof document !== "undefined") {
  startTabs();
  startCopyCode();
  startDetails();
  startTableOfContents();
}

/** What stands inside an article is plain HTML; these listeners on the document give it life, once for all pages. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash) {
      return;
    }
    revealTarget(location.hash);
    scrollUpForMissingTarget(location, previousLocation);
    attachImageZoom();
    markCurrentHeading();
  },
};

/** The framework stays where it was when a new page lacks the hash's target; a reader expects its beginning. */
function scrollUpForMissingTarget(
  location: { pathname: string; hash: string },
  previousLocation: { pathname: string } | null,
): void {
  const isNewPage = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isNewPage && location.hash && !document.getElementById(decodeURIComponent(location.hash.slice(1)))) {
    window.scrollTo(0, 0);
  }
}

export default clientModule;
