import { readFileSync } from "node:fs";
import { createSiteConfig } from "../../../e2e/variants/site-config.ts";
import type { SiteMap } from "../corpus/site-map.ts";

const { title, navbar } = JSON.parse(readFileSync("site.json", "utf8")) as SiteMap;

const base = createSiteConfig();

/** This repository's plugins, theme, styles, and settings, applied to the pages of the corpus. */
export default {
  ...base,
  title,
  themeConfig: {
    ...base.themeConfig,
    navbar: {
      title,
      items: navbar.map(({ label, path }) => ({ label, to: path, position: "left", activeBasePath: path })),
    },
  },
};
