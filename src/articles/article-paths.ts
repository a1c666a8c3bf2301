import siteConfig from "@generated/docusaurus.config";
import globalData from "@generated/globalData";
import type { SearchSettings } from "../../config/search.ts";

/** What the browser already has of every page, for the framework's own hooks. */
interface DocEntry {
  readonly path: string;
  readonly sidebar?: string;
}

/** Name of the plugin whose pages are articles. */
export const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

const docs = globalData[DOCS_PLUGIN]?.default as {
  readonly path: string;
  readonly versions: readonly { docs: readonly DocEntry[] }[];
};

/** Path below which all articles lie. */
export const ROOT_PATH = docs.path;

/** Path of the page of results, the only one beside the articles. */
export const SEARCH_PATH = siteConfig.baseUrl + (siteConfig.themeConfig.search as SearchSettings).searchPagePath;

/** All pages that are articles. */
export const ARTICLES = docs.versions.flatMap((version) => version.docs);

const paths = new Map(ARTICLES.map(({ path }) => [withoutSlash(path), path]));

/** Returns the path of the article that an address leads to; a slash at its end more or less makes no difference. */
export function toArticlePath(pathname: string): string | undefined {
  return paths.get(withoutSlash(pathname));
}

/** Returns the path below which the article of an address is kept: the page's own, or the address of one that isn't listed. */
export function toArticleKey(pathname: string): string {
  return toArticlePath(pathname) ?? pathname;
}

/** Removes the slash at the end of a path: an address leads to the same page with and without it. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
