import type { Hit } from "./provider.ts";

/** Creates a hit for a test: a section of a page, or the page itself if the anchor is empty. */
export function toHit(pageUrl: string, anchor: string): Hit {
  return {
    id: pageUrl + anchor,
    url: pageUrl + anchor,
    kind: anchor === "" ? "page" : "section",
    page: `Page ${pageUrl}`,
    pageUrl,
    title: [{ text: anchor, match: false }],
    trail: [],
    excerpt: [],
    score: 1,
  };
}
