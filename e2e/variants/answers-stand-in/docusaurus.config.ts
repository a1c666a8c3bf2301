import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/** Puts a stand-in, which tests steer event by event, in the place of what answers questions. */
function standIn({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: "stand-in",
    configureWebpack: () => ({
      resolve: { alias: { "@site-answers/provider": path.join(siteDir, "stand-in-provider.ts") } },
    }),
  };
}

/** The site with Ask AI, where an answer is whatever a test says. */
export default createSiteConfig({
  themeConfig: { answers: { provider: "local" } },
  themes: [standIn],
});
