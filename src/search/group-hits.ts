import type { Hit } from "./provider.ts";

/** The hits of one page. */
export interface HitGroup {
  readonly page: string;
  readonly pageUrl: string;
  readonly hits: readonly Hit[];
}

/** Groups hits by page. Pages are in the order of their best hit, so their ranking doesn't change. */
export function groupByPage(hits: readonly Hit[]): readonly HitGroup[] {
  const groups = new Map<string, HitGroup & { readonly hits: Hit[] }>();
  for (const hit of hits) {
    const { page, pageUrl } = hit;
    const group = groups.get(pageUrl) ?? { page, pageUrl, hits: [] };
    group.hits.push(hit);
    groups.set(pageUrl, group);
  }
  return [...groups.values()];
}

/** Checks whether the page itself is its best hit; its title is then in that hit's row, and not above. */
export function isPageFirst({ hits, pageUrl }: HitGroup): boolean {
  return hits[0]?.url === pageUrl;
}

/** Finds the page itself among its hits, wherever it ranks. */
export function findOwnHit({ hits, pageUrl }: HitGroup): Hit | undefined {
  return hits.find(({ url }) => url === pageUrl);
}

/** Names a page's own hit by its place if the title of the page is above it already; other hits stay as they are. */
export function titleHit(hit: Hit, group: HitGroup, place: string): Hit {
  return hit.url !== group.pageUrl || isPageFirst(group)
    ? hit
    : { ...hit, title: [{ text: place, match: false }], label: undefined };
}

/** The part of a navbar item that determines which pages belong to it. */
export interface SectionItem {
  readonly label?: unknown;
  readonly to?: unknown;
  readonly activeBasePath?: unknown;
  readonly activeBaseRegex?: unknown;
}

/** Finds the label of the site section that a page belongs to. */
export function findSection(pageUrl: string, items: readonly SectionItem[]): string | undefined {
  const item = items.find(({ to, activeBasePath, activeBaseRegex }) => {
    if (typeof activeBaseRegex === "string") {
      return new RegExp(activeBaseRegex, "i").test(pageUrl);
    }
    const base = activeBasePath ?? to;
    return typeof base === "string" && base !== "/" && `${pageUrl}/`.startsWith(`${base.replace(/\/$/, "")}/`);
  });
  return typeof item?.label === "string" ? item.label : undefined;
}

/** Counts the addresses in each section of the site. */
export function countSections(urls: readonly string[], items: readonly SectionItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const url of urls) {
    const section = findSection(url.replace(/#.*/, ""), items) ?? "";
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

/**
 * Finds the label that distinguishes pages with the same title.
 *
 * @returns undefined for a page with the same name as its section.
 */
export function findSectionLabel(
  { page, pageUrl }: Pick<HitGroup, "page" | "pageUrl">,
  items: readonly SectionItem[],
): string | undefined {
  const label = findSection(pageUrl, items);
  return label === page ? undefined : label;
}
