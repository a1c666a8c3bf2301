import { transformItems } from "@site-search/transform-items";
import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { SearchProvider, SiteContext } from "../provider.ts";
import { createAlgoliaProvider } from "./algolia.ts";

/** Creates a provider that asks the hosted service; `plugins/search` builds it in only if one is configured. */
export function createProvider({ settings, siteUrl, baseUrl, language, tags }: SiteContext): SearchProvider {
  const { appId = "", apiKey = "", indexName = "", hosts, contextualSearch, externalUrlRegex } = settings;
  return createAlgoliaProvider({
    client: createClient(appId, apiKey, hosts),
    indexName,
    ...(contextualSearch ? { context: { language, tags } } : {}),
    addresses: { siteUrl, baseUrl, externalUrlRegex },
    transformItems,
  });
}

function createClient(appId: string, apiKey: string, hosts: readonly string[] | undefined): LiteClient {
  return liteClient(
    appId,
    apiKey,
    hosts && {
      hosts: hosts.map((origin) => {
        const { host, protocol } = new URL(origin);
        return { url: host, protocol: protocol === "http:" ? "http" : "https", accept: "readWrite" };
      }),
    },
  );
}
