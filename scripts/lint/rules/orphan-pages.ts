import { readLinks } from "../links.ts";
import type { SiteRule } from "../rule.ts";

/** Checks that every page can be reached from a sidebar, the layout around the articles, or another page. */
export const checkOrphanPages: SiteRule = (pages, { sidebars, frameLinks }) => {
  const sidebarIds = new Set([...sidebars.values()].flatMap((ids) => [...ids]));
  const linked = new Set(frameLinks.map(toPath));
  for (const page of pages) {
    for (const { target } of readLinks(page)) {
      if (toPath(target) !== page.url) {
        linked.add(toPath(target));
      }
    }
  }
  return pages
    .filter(({ isGenerated }) => !isGenerated)
    .filter(({ id, url }) => url !== "/" && !sidebarIds.has(id) && !linked.has(url))
    .map(({ file, url }) => ({
      file,
      found: `Unexpected page ${url} that nothing leads to`,
      expected: "a place in a sidebar or a link",
      fix: "Add it to sidebars.ts, or link to it where a reader needs it.",
    }));
};

/** Removes the query, the fragment, and the trailing slash from an address. */
function toPath(target: string): string {
  return target.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
}
