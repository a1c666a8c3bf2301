import { useThemeConfig } from "@docusaurus/theme-common";
import { useMemo } from "react";
import type { SearchSettings } from "../../config/search.ts";
import { type SearchTexts, searchTexts } from "../../config/search-texts.ts";

/** Reads the site's search configuration, which `plugins/search` has checked. */
export function useSearchSettings(): SearchSettings {
  return (useThemeConfig() as unknown as { readonly search: SearchSettings }).search;
}

/** Gives the texts of the search in the site's words. */
export function useSearchTexts(): SearchTexts {
  const { translations } = useSearchSettings();
  // The same object for as long: parts of the dialog are drawn anew when it is another one.
  return useMemo(() => ({ ...searchTexts, ...translations }), [translations]);
}
