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

/** Lines that a hit takes with its title alone, and a page with its title and the space above it, or the space alone. */
const HIT = 2;
const PAGE = { titled: 2, untitled: 1 } as const;

/** Characters of an excerpt on one line of a wide dialog. On a narrow one it takes more lines, and less is in view. */
const LINE = 85;

/**
 * Takes the pages whose hits can be seen without scrolling, the last of them whole.
 *
 * @param room lines of text that the list has room for.
 */
export function takeVisible(groups: readonly HitGroup[], room: number): readonly HitGroup[] {
  let lines = 0;
  return groups.filter((group) => {
    const isVisible = lines < room;
    lines +=
      (isPageFirst(group) ? PAGE.untitled : PAGE.titled) + group.hits.reduce((sum, hit) => sum + countLines(hit), 0);
    return isVisible;
  });
}

function countLines({ excerpt, signature }: Hit): number {
  const length = excerpt.reduce((sum, { text }) => sum + text.length, 0);
  // An excerpt is cut after two lines.
  return HIT + (signature ? 1 : 0) + Math.min(Math.ceil(length / LINE), 2);
}
