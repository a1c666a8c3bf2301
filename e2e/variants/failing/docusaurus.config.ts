import { cpSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import type { AskAiConfig } from "../../../config/search.ts";
import { createSiteConfig, type Variant } from "../../../e2e/variants/site-config.ts";

/** A site that must not build: one mistake each, chosen by the variable MISTAKE. */
const MISTAKES: Readonly<Record<string, () => Variant>> = {
  "unknown-version": () => withNavbarItem({ type: "docsVersionDropdown", versions: ["0.18"] }),
  "empty-sidebar": () => withNavbarItem({ type: "docSidebar", sidebarId: "empty" }),
  "unknown-item-type": () => withNavbarItem({ type: "megaMenu", label: "Mega" }),
  "unknown-colour-mode": () => ({ themeConfig: { colorMode: { defaultMode: "sepia" as "dark" } } }),
  "locale-without-configuration": () => ({ config: { i18n: { defaultLocale: "en", locales: ["en", "x"] } } }),
  "half-a-search-service": () => ({ themeConfig: { search: { appId: "TESTAPP" } } }),
  "other-search-widget": () => withAskAi({ assistantId: "assistant", widgetVersion: "3.9.0" }),
  "no-default-export": () => ({ themes: [pageWithoutDefaultExport] }),
  "broken-link": () => withPages("broken-link"),
  "broken-in-markdown": () => withPages("broken-in-markdown"),
  "only-warnings": () => withPages("only-warnings"),
};

function withNavbarItem(item: Readonly<Record<string, unknown>>): Variant {
  return { themeConfig: { navbar: { title: "Failing", items: [{ position: "left", ...item }] } } };
}

function withAskAi(askAi: AskAiConfig): Variant {
  return { themeConfig: { search: { appId: "TESTAPP", apiKey: "test-key", indexName: "test-index", askAi } } };
}

/** Adds the pages that hold the mistake to those that every build of this variant has. */
function withPages(folder: string): Variant {
  cpSync(path.resolve("mistakes", folder), path.resolve("docs", folder), { recursive: true });
  return {};
}

function pageWithoutDefaultExport({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: "page-without-default-export",
    async contentLoaded({ actions }) {
      actions.addRoute({ path: "/nameless", component: path.join(siteDir, "nameless.tsx"), exact: true });
    },
  };
}

const mistake = MISTAKES[process.env.MISTAKE ?? ""];
if (!mistake) {
  throw new Error(`Unexpected MISTAKE="${process.env.MISTAKE}", expected one of: ${Object.keys(MISTAKES).join(", ")}.`);
}
const { themeConfig, ...rest } = mistake();

export default createSiteConfig({
  ...rest,
  themeConfig: { navbar: { title: "Failing", items: [] }, ...themeConfig },
});
