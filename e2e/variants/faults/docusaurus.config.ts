import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

const PAGES = {
  "/": "home.tsx",
  "/crash": "crash.tsx",
  "/head": "head.tsx",
  "/hooks": "hooks.tsx",
  "/lazy": "lazy.tsx",
  "/root": "root.tsx",
  "/storage": "storage.tsx",
};

/** Adds pages that break when a reader triggers it, on top of the site's own theme. */
function faults({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: "faults",
    getThemePath: () => path.join(siteDir, "theme"),
    async contentLoaded({ actions }) {
      for (const [route, file] of Object.entries(PAGES)) {
        actions.addRoute({ path: route, component: path.join(siteDir, "pages", file), exact: true });
      }
    },
  };
}

const base = createSiteConfig({ isStock: true, docs: { routeBasePath: "/docs" }, themes: [faults] });

export default {
  ...base,
  themeConfig: {
    ...base.themeConfig,
    navbar: { title: "Faults", items: [{ type: "custom-fragile", label: "Fragile item", position: "left" }] },
  },
};
