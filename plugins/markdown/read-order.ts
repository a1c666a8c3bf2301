import type { LoadedContent } from "@docusaurus/plugin-content-docs";

/** What the framework knows of pages that their HTML doesn't say. */
export interface DocumentOrder {
  /** Addresses in the order of the sidebars. */
  readonly urls: readonly string[];
  /** Path of each page's source, such as `docs/faq.mdx`, by address. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Reads the order and the sources of pages. */
export function readOrder(content: LoadedContent | undefined, baseUrl: string): DocumentOrder {
  const [version] = content?.loadedVersions ?? [];
  const docs = version?.docs ?? [];
  const urls = new Map(docs.map(({ id, permalink }) => [id, `/${permalink.slice(baseUrl.length)}`]));
  const ids = Object.values(version?.sidebars ?? {}).flatMap((items) => items.flatMap(listIds));
  return {
    urls: [...new Set(ids.flatMap((id) => urls.get(id) ?? []))],
    sources: new Map(docs.map(({ id, source }) => [urls.get(id) ?? "", source.replace(/^@site\//, "")])),
  };
}

/** The parts of a sidebar's items that matter here. */
interface Item {
  readonly type: string;
  readonly id?: string;
  readonly items?: readonly Item[];
}

function listIds(item: Item): string[] {
  return item.type === "doc" && item.id ? [item.id] : (item.items ?? []).flatMap(listIds);
}
