import type { LoadedContent } from "@docusaurus/plugin-content-docs";

/** Reads the addresses of pages in the order of the sidebars. */
export function readOrder(content: LoadedContent | undefined, baseUrl: string): readonly string[] {
  const [version] = content?.loadedVersions ?? [];
  const urls = new Map((version?.docs ?? []).map(({ id, permalink }) => [id, `/${permalink.slice(baseUrl.length)}`]));
  const ids = Object.values(version?.sidebars ?? {}).flatMap((items) => items.flatMap(listIds));
  return [...new Set(ids.flatMap((id) => urls.get(id) ?? []))];
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
