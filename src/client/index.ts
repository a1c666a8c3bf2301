import type { ClientModule } from "@docusaurus/types";
import { findTarget } from "./find-target.ts";
import { showCurrentPage } from "./sidebar.ts";
import { hasShownFirstPage, showPage, startClient } from "./start.ts";

// In the built site the early script has started it already; the preview has only this module.
if (typeof document !== "undefined" && !hasShownFirstPage()) {
  startClient();
}

/** What stands inside an article is plain HTML; these listeners on the document give it life, once for all pages. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const isFirst = previousLocation === null;
    const isSame = location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
    if (isSame || (isFirst && hasShownFirstPage())) {
      return;
    }
    showPage(location.hash);
    if (process.env.NODE_ENV !== "production") {
      // In the built site the sidebar follows the article, see src/articles/pending-navigation.tsx.
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
