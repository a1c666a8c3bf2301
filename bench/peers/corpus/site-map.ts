import { type CorpusPage, toPath } from "./corpus.ts";

/** A link of a sidebar. */
export interface SiteLink {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

/** A part of the site with a sidebar of its own. */
export interface SiteSection {
  /** First segment of its pages' addresses; empty for pages at the root. */
  readonly id: string;
  readonly label: string;
  readonly path: string;
  /** The links of the sidebar, those without a group first. */
  readonly groups: readonly { readonly label: string; readonly links: readonly SiteLink[] }[];
}

/** What the configuration of every system is made from: the same sections, sidebars and navbar. */
export interface SiteMap {
  readonly title: string;
  readonly sections: readonly SiteSection[];
  /** The sections that the navbar links to. */
  readonly navbar: readonly SiteSection[];
}

/** More would fit no navbar; the home page leads to the rest. */
const NAVBAR_SIZE = 5;

/** Derives sections and sidebars from the addresses of pages: first segment, then second. */
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

/** Groups in the order in which they first appear, those of the empty key first. */
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
