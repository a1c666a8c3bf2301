import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/** Replaces the answer provider with a stand-in, which tests control event by event. */
function standIn({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: "stand-in",
    configureWebpack: () => ({
      resolve: { alias: { "@site-answers/provider": path.join(siteDir, "stand-in-provider.ts") } },
    }),
  };
}

/** The site with Ask AI, whose answers each test determines. */
export default createSiteConfig({
  themeConfig: { answers: { provider: "local" } },
  themes: [standIn],
});
