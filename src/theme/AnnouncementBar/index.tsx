// Wrapped: an attribute hides a dismissed bar from the first paint on, but it outlives the dismissal when the bar's id
// changes, so the framework would show the new bar only from the second page on.
import { createStorageSlot, useThemeConfig } from "@docusaurus/theme-common";
import OriginalAnnouncementBar from "@theme-original/AnnouncementBar";
import { memo, type ReactNode, useLayoutEffect } from "react";

/** The framework's own names, which it doesn't export. */
const ID_KEY = "docusaurus.announcement.id";
const DISMISSED_ATTRIBUTE = "data-announcement-bar-initially-dismissed";

/**
 * Memoized across pages: rendering it again makes the framework reinsert its markup, and the whole page is laid out
 * twice for one click.
 */
export default memo(function AnnouncementBar(): ReactNode {
  const id = useThemeConfig().announcementBar?.id;
  // Runs before the framework's own effect, which stores the new id.
  useLayoutEffect(() => {
    if (createStorageSlot(ID_KEY).get() !== id) {
      document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, "false");
    }
  }, [id]);
  return <OriginalAnnouncementBar />;
});
