import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ThemeConfig } from "@docusaurus/theme-common";
import type { HtmlTagObject, LoadContext, Plugin } from "@docusaurus/types";
import type { SearchSettings } from "../../config/search.ts";
import { findPreconnectOrigin, isHosted, parseSearchOptions } from "../../config/search-options.ts";
import { renderOpenSearch } from "./opensearch.ts";
import { withTextStyles } from "./text-styles.ts";

const dirname = path.dirname(fileURLToPath(import.meta.url));
const source = path.resolve(dirname, "../../src/search");

/** Checks `themeConfig.search` and fills in its defaults. */
export function validateThemeConfig({ themeConfig }: { themeConfig: ThemeConfig & { search?: unknown } }): object {
  return { search: parseSearchOptions(themeConfig.search) };
}

/**
 * Adds the search to the site: its results page, the chosen provider, and the tags in each page's head.
 * `plugins/search-index` builds the index itself.
 */
export default function search({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const settings = siteConfig.themeConfig.search as SearchSettings;
  return {
    name: "search",

    async contentLoaded({ actions }) {
      actions.addRoute({ path: `${baseUrl}${settings.searchPagePath}`, component: "@theme/SearchPage", exact: true });
    },

    injectHtmlTags: () => ({ headTags: [...preconnectTags(settings), openSearchTag(siteConfig.title, baseUrl)] }),

    configureWebpack(config, isServer) {
      const provider = isHosted(settings) ? "algolia" : "local";
      const transformItems = settings.transformItems
        ? path.resolve(siteDir, settings.transformItems)
        : path.join(source, "transform-items.ts");
      return {
        resolve: {
          alias: {
            "@site-search/provider": path.join(source, "providers", `${provider}-entry.ts`),
            "@site-search/preload": path.join(source, "providers", `${provider}-preload-entry.ts`),
            "@site-search/transform-items": transformItems,
          },
        },
        module: { rules: [withTextStyles(config)] },
        // A worker loads its files sequentially, so packages in a separate file would cost another round trip.
        ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: { defaultVendors: false } } } }),
      };
    },

    async postBuild({ outDir }) {
      const { title, url } = siteConfig;
      await writeFile(
        path.join(outDir, "opensearch.xml"),
        renderOpenSearch({ title, pageUrl: `${url}${baseUrl}${settings.searchPagePath}` }),
      );
    },
  };
}

/** Makes the browser connect to the hosted service while the page loads. */
function preconnectTags(settings: SearchSettings): HtmlTagObject[] {
  const href = findPreconnectOrigin(settings);
  return href ? [{ tagName: "link", attributes: { rel: "preconnect", href, crossorigin: "anonymous" } }] : [];
}

function openSearchTag(title: string, baseUrl: string): HtmlTagObject {
  const type = "application/opensearchdescription+xml";
  return { tagName: "link", attributes: { rel: "search", type, title, href: `${baseUrl}opensearch.xml` } };
}
