import siteConfig from "@generated/docusaurus.config";
import globalData from "@generated/globalData";
import type { SearchSettings } from "../../config/search.ts";
import { isPageLink, withoutSlash } from "./addresses.ts";

/** Name of the plugin whose pages are articles. */
export const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

/** The plugin's data on every page, which the browser has anyway for the framework's own hooks. */
const docs = globalData[DOCS_PLUGIN]?.default as {
  readonly path: string;
  readonly versions: readonly { docs: readonly { readonly path: string; readonly sidebar?: string }[] }[];
};

/** Path of the folder with all articles. */
export const ROOT_PATH = docs.path;

/** Path of the page of results, the only page that isn't an article. */
export const SEARCH_PATH = siteConfig.baseUrl + (siteConfig.themeConfig.search as SearchSettings).searchPagePath;

/** All pages that are articles. */
export const ARTICLES = docs.versions.flatMap((version) => version.docs);

const paths = new Map(ARTICLES.map(({ path }) => [withoutSlash(path), path]));

/** Path of the folder of recorded runs. They are articles too, but too many to list. */
export const RUNS_PATH = `${ROOT_PATH}runs/`;

/** Returns the path of the article that an address leads to. */
export function toArticlePath(pathname: string): string | undefined {
  const path = withoutSlash(pathname);
  return paths.get(path) ?? (path.startsWith(RUNS_PATH) ? path : undefined);
}

/** Returns the key under which an address's article is kept: the page's path, or the address if it's unlisted. */
export function toArticleKey(pathname: string): string {
  return toArticlePath(pathname) ?? pathname;
}

/** Finds the link to another page of the site that an event targeted. */
export function findPageLink({ target }: { readonly target: EventTarget | null }): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPage = (path: string) => toArticlePath(path) !== undefined || path === SEARCH_PATH;
  return link && isPageLink(link, location, isPage) ? link : undefined;
}
