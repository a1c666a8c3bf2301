import { useDocsContextualSearchTags } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { createProvider } from "@site-search/provider";
import { useMemo } from "react";
import type { SearchProvider } from "./provider.ts";
import { useSearchSettings } from "./use-settings.ts";

/** Tag of pages that belong to no version, as the framework writes it. */
const TAG_WITHOUT_VERSION = "default";

/** Providers live as long as the page, so an index is loaded once no matter how often the dialog opens. */
const providers = new Map<string, SearchProvider>();

/** Returns the search provider; only in a browser. */
export function useSearchProvider(): SearchProvider {
  const { siteConfig, i18n } = useDocusaurusContext();
  const settings = useSearchSettings();
  const key = [i18n.currentLocale, TAG_WITHOUT_VERSION, ...useDocsContextualSearchTags()].join(" ");
  return useMemo(() => {
    const [language = "", ...tags] = key.split(" ");
    const { url: siteUrl, baseUrl } = siteConfig;
    const known = providers.get(key);
    const provider = known ?? createProvider({ settings, siteUrl, baseUrl, language, tags });
    providers.set(key, provider);
    return provider;
  }, [key, settings, siteConfig]);
}
