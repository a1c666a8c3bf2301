/** One of `src/search/providers/*-entry.ts`, chosen by `plugins/search`. */
declare module "@site-search/provider" {
  import type { SearchProvider, SiteContext } from "./provider.ts";

  export function createProvider(context: SiteContext): SearchProvider;
}

/** One of `src/search/providers/*-preload-entry.ts`, chosen by `plugins/search`. */
declare module "@site-search/preload" {
  /** Requests the provider's data before its code has loaded; may be called again. */
  export function preloadProvider(): void;
}

/** The module named by `transformItems` in the configuration. */
declare module "@site-search/transform-items" {
  import type { AlgoliaRecord } from "./providers/algolia-records.ts";

  export function transformItems(items: AlgoliaRecord[]): AlgoliaRecord[];
}

/** A style sheet as text, for elements that are rendered only on demand. */
declare module "*.css?text" {
  const text: string;
  export default text;
}

declare module "@theme/SearchPage" {
  import type { ReactNode } from "react";

  export default function SearchPage(): ReactNode;
}
