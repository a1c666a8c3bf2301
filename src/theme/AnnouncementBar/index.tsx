// Wrapped: a bar that was dismissed is kept from the first paint by an attribute, which outlives the dismissal when the
// bar's id changes; the framework would show the new bar only from the second page on.
import { createStorageSlot, useThemeConfig } from "@docusaurus/theme-common";
import OriginalAnnouncementBar from "@theme-original/AnnouncementBar";
import { memo, type ReactNode, useLayoutEffect } from "react";

/** The framework's own names, which it does not export. */
const ID_KEY = "docusaurus.announcement.id";
const DISMISSED_ATTRIBUTE = "data-announcement-bar-initially-dismissed";

/**
 * Kept as drawn from page to page: drawing it anew, the framework puts its markup in place again, and the whole page is
 * laid out twice for one click.
 */
export default memo(function AnnouncementBar(): ReactNode {
  const id = useThemeConfig().announcementBar?.id;
  // Before the framework's own effect, which stores the new id.
  useLayoutEffect(() => {
    if (createStorageSlot(ID_KEY).get() !== id) {
      document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, "false");
    }
  }, [id]);
  return <OriginalAnnouncementBar />;
});
