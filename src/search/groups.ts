import type { Hit } from "./provider.ts";

/** The hits of one page. */
export interface HitGroup {
  readonly page: string;
  readonly pageUrl: string;
  readonly hits: readonly Hit[];
}

/** Groups hits by page; pages stand in the order of their best hit, so the ranking of pages stays as it was found. */
export function groupByPage(hits: readonly Hit[]): readonly HitGroup[] {
  const groups = new Map<string, { page: string; pageUrl: string; hits: Hit[] }>();
  for (const hit of hits) {
    const group = groups.get(hit.pageUrl);
    if (group) {
      group.hits.push(hit);
    } else {
      groups.set(hit.pageUrl, { page: hit.page, pageUrl: hit.pageUrl, hits: [hit] });
    }
  }
  return [...groups.values()];
}

/** Says whether the page itself is its best hit: its title then stands in that hit's own row, and not above. */
export function isPageFirst({ hits, pageUrl }: HitGroup): boolean {
  return hits[0]?.url === pageUrl;
}
