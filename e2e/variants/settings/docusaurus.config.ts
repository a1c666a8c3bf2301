import { withDefaultPosition } from "../../../config/navbar.ts";
import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/**
 * The site with other settings: no color switch, a later announcement, and the operator's keys (from the environment).
 */
export default createSiteConfig({
  themeConfig: {
    announcementBar: { id: "later-news", content: "Later news.", isCloseable: true },
    colorMode: { defaultMode: "dark", disableSwitch: true },
    navbar: {
      title: "Settings",
      items: withDefaultPosition([
        { type: "docsVersionDropdown" },
        { to: "/second", label: "Second page" },
        {
          // Types that aren't used anywhere else in the navbar.
          label: "Every type",
          items: [
            { type: "doc", docId: "second", label: "A doc" },
            { type: "docSidebar", sidebarId: "current", label: "A sidebar" },
            { type: "docsVersion", label: "A version" },
            { type: "html", value: "<strong>Raw markup</strong>" },
          ],
        },
      ]),
    },
  },
});
