import { fetchJson } from "@docs/search/fetch-json";
import { type IndexUrls, readManifest } from "./engine.ts";
import type { RequestedIndex } from "./local-preload-entry.ts";

/**
 * Gives the index that was asked for, or says where that of the site's newest build is.
 *
 * @param baseUrl the site's, with a slash at its end.
 * @throws Error when the manifest is needed and cannot be had; the index is judged where it is unpacked.
 */
export async function readIndex(
  baseUrl: string,
  requested: RequestedIndex | undefined,
  readJson: (url: string) => Promise<unknown> = fetchJson,
): Promise<IndexUrls> {
  const index = await requested?.response.then(
    (response) => (response.ok ? response.arrayBuffer() : undefined),
    () => undefined,
  );
  // A page that was open during a deploy may ask for files that are no longer there.
  return requested && index ? { ...requested.urls, index } : readManifest(baseUrl, readJson);
}
