import { useThemeConfig } from "@docusaurus/theme-common";
import { useMemo } from "react";
import type { SearchSettings } from "../../config/search.ts";
import { type SearchTexts, searchTexts } from "../../config/search-texts.ts";

/** Reads the site's search configuration, which `plugins/search` has checked. */
export function useSearchSettings(): SearchSettings {
  return (useThemeConfig() as unknown as { readonly search: SearchSettings }).search;
}

/** Returns the search texts, with the site's own translations. */
export function useSearchTexts(): SearchTexts {
  const { translations } = useSearchSettings();
  // The object keeps its identity, because a new one would make parts of the dialog render again.
  return useMemo(() => ({ ...searchTexts, ...translations }), [translations]);
}
