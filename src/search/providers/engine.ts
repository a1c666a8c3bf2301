import type { SearchManifest } from "@docs/search/types";
import type { SearchAnswer, SearchOptions } from "../provider.ts";

/** A loaded index that can be asked, wherever it lives. */
export interface Engine {
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
}

/** Where the two files of an index are, as absolute addresses. */
export interface IndexUrls {
  readonly indexUrl: string;
  readonly textUrl: string;
  /** Content of the index, where the page has fetched it already. */
  readonly index?: ArrayBuffer;
}

/**
 * Starts an engine; its code loads while the addresses of its files are still being asked for.
 *
 * @param onComplete called once excerpts have arrived, which can be later.
 */
export type StartEngine = (urls: Promise<IndexUrls>, onComplete: () => void) => Promise<Engine>;

/** The browser allows no worker here, although the index itself may be fine. */
export class WorkerBlockedError extends Error {
  override name = "WorkerBlockedError";
}

/**
 * Finds out where the index of this build is.
 *
 * @param baseUrl the site's, with a slash at its end.
 */
export async function readManifest(baseUrl: string, fetchJson: (url: string) => Promise<unknown>): Promise<IndexUrls> {
  const url = `${baseUrl}search/manifest.json`;
  const manifest = (await fetchJson(url)) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== "string" || typeof manifest.text !== "string") {
    throw new Error(`Unexpected content of ${url}, expected the addresses of an index. Build the site again.`);
  }
  const resolve = (path: string) => baseUrl + path.replace(/^\//, "");
  return { indexUrl: resolve(manifest.index), textUrl: resolve(manifest.text) };
}
