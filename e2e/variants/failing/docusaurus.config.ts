import { cpSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { createSiteConfig, type Variant } from "../../../e2e/variants/site-config.ts";

/** A site whose build must fail, with the mistakes that the variable `MISTAKE` names. */
const MISTAKES: Readonly<Record<string, () => Variant>> = {
  "while-rendering": () => ({ themes: [brokenPages] }),
  "locale-without-configuration": () => ({ config: { i18n: { defaultLocale: "en", locales: ["en", "x"] } } }),
  "broken-link": () => withPages("broken-link"),
  "broken-in-markdown": () => withPages("broken-in-markdown"),
  "only-warnings": () => withPages("only-warnings"),
};

/** Adds the pages that contain the mistake to those that every build of this variant has. */
function withPages(folder: string): Variant {
  cpSync(path.resolve("mistakes", folder), path.resolve("docs", folder), { recursive: true });
  return {};
}

/** Adds pages that can't be rendered, each for a different reason. The framework reports them all. */
function brokenPages({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: "broken-pages",
    async contentLoaded({ actions }) {
      for (const page of ["empty-sidebar", "nameless", "unknown-version"]) {
        actions.addRoute({ path: `/${page}`, component: path.join(siteDir, "pages", `${page}.tsx`), exact: true });
      }
    },
  };
}

const mistake = MISTAKES[process.env.MISTAKE ?? ""];
if (!mistake) {
  throw new Error(`Unexpected MISTAKE="${process.env.MISTAKE}", expected one of: ${Object.keys(MISTAKES).join(", ")}.`);
}

export default createSiteConfig({ ...mistake(), themeConfig: { navbar: { title: "Failing", items: [] } } });
