import type { SearchSettings } from "../../../config/search.ts";

/** What a provider is made from: the site's configuration, and where the reader is in it. */
export interface SiteContext {
  readonly settings: SearchSettings;
  readonly siteUrl: string;
  /** With a slash at its end. */
  readonly baseUrl: string;
  readonly language: string;
  /** The versions that a contextual search may look in, as the framework marks them on pages. */
  readonly tags: readonly string[];
}
