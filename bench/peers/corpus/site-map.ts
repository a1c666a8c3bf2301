import { type CorpusPage, toPath } from "./corpus.ts";

/** A link in a sidebar. */
export interface SiteLink {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

/** A part of the site with its own sidebar. */
export interface SiteSection {
  /** First segment of its pages' addresses, or empty for pages at the root. */
  readonly id: string;
  readonly label: string;
  readonly path: string;
  /** The sidebar's links, starting with those that have no group. */
  readonly groups: readonly { readonly label: string; readonly links: readonly SiteLink[] }[];
}

/** The sections, sidebars, and navbar from which every system's configuration is generated. */
export interface SiteMap {
  readonly title: string;
  readonly sections: readonly SiteSection[];
  /** The sections in the navbar. */
  readonly navbar: readonly SiteSection[];
}

/** More wouldn't fit in any navbar. The home page links to the rest. */
const NAVBAR_SIZE = 5;

/** Derives sections from the first segment of the pages' addresses, and sidebar groups from the second. */
export function buildSiteMap(title: string, pages: readonly CorpusPage[]): SiteMap {
  const sections = groupBy(pages, sectionOf).map(([id, members]): SiteSection => {
    const first = members.find((page) => toPath(page.id) === `/${id}`) ?? members[0];
    return {
      id,
      label: id === "" ? "Introduction" : toLabel(id),
      path: toPath(first?.id ?? id),
      groups: groupBy(members, ({ id: pageId }) => pageId.split("/").slice(1, -1).join("/")).map(([group, links]) => ({
        label: group === "" ? (id === "" ? "Introduction" : toLabel(id)) : toLabel(group),
        links: links.map((page) => ({ id: page.id, path: toPath(page.id), title: page.title })),
      })),
    };
  });
  return { title, sections, navbar: sections.slice(0, NAVBAR_SIZE) };
}

function sectionOf({ id }: CorpusPage): string {
  return id.includes("/") ? (id.split("/")[0] ?? "") : "";
}

/** Groups items in order of first appearance, except that the group with the empty key comes first. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>([["", []]]);
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    groups.set(keyOf(item), [...group, item]);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}

/** @example toLabel("getting-started") // "Getting started" */
function toLabel(id: string): string {
  const words = id.replaceAll("/", ": ").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
