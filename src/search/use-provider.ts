import { useDocsContextualSearchTags } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { createProvider } from "@site-search/provider";
import { useMemo } from "react";
import type { SearchProvider } from "./provider.ts";
import { useSearchSettings } from "./use-settings.ts";

/** Pages that belong to no version, as the framework marks them. */
const TAG_WITHOUT_VERSION = "default";

/** Providers live as long as the page, so that an index is loaded once however often the dialog opens. */
const providers = new Map<string, SearchProvider>();

/** Gives what answers the reader's searches; only in a browser. */
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
