import globalData from "@generated/globalData";

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

/** All pages that are articles. */
export const ARTICLES = docs.versions.flatMap((version) => version.docs);

const paths = new Map(ARTICLES.map(({ path }) => [withoutSlash(path), path]));

/** Gives the path of the article that an address leads to; a slash at its end more or less makes no difference. */
export function toArticlePath(pathname: string): string | undefined {
  return paths.get(withoutSlash(pathname));
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
