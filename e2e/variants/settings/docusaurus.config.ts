import { withDefaultPosition } from "../../../config/navbar.ts";
import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/** The site with other settings: no colour switch, a later announcement, keys of the operator (from the environment). */
export default createSiteConfig({
  themeConfig: {
    announcementBar: { id: "later-news", content: "Later news.", isCloseable: true },
    colorMode: { defaultMode: "dark", disableSwitch: true },
    navbar: {
      title: "Settings",
      items: withDefaultPosition([{ type: "docsVersionDropdown" }, { to: "/second", label: "Second page" }]),
    },
  },
});
