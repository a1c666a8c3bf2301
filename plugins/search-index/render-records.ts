import type { HitKind, Sdk } from "@docs/search";
import type { SearchPage, SearchSection } from "@docs/search/build";

/** Levels below the part of the site, as DocSearch names them. */
const LEVELS = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** Services reject longer records. The rest of a long section can still be found by its heading. */
const LONGEST_CONTENT = 5000;

/** A record as DocSearch's crawler creates it, with additional data from this site. */
export interface SearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: string;
  readonly hierarchy: Readonly<Record<"lvl0" | (typeof LEVELS)[number], string | null>>;
  readonly content: string | null;
  readonly language: string;
  readonly lang: string;
  readonly version: string;
  /** The value that contextual search filters by, which the framework also writes into every page. */
  readonly docusaurus_tag: string;
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
  readonly keywords: readonly string[];
  readonly kind: HitKind;
  readonly sdk?: Sdk;
  readonly signature?: string;
}

/** Data shared by the records of all pages. */
export interface RecordContext {
  /** Public address of the site with its base URL, ending in a slash. */
  readonly siteUrl: string;
  readonly version: string;
  /** Language of the pages, as HTML writes it: `en`. */
  readonly language: string;
  /** Returns the part of the site that a page belongs to. */
  readonly partOf: (url: string) => string;
}

/** The fields of a navbar item that determine which part of the site it links to. */
export interface NavbarItem {
  readonly label?: string;
  readonly to?: string;
}

/**
 * Finds the label of the part of the site that an address belongs to: that of the matching navbar item with the longest
 * path.
 */
export function findPart(url: string, items: readonly NavbarItem[]): string {
  const parts = items.flatMap(({ label, to }) => (label && to ? [{ label, to }] : []));
  const around = parts.filter(({ to }) => to === "/" || url === to || url.startsWith(`${to.replace(/\/$/, "")}/`));
  return around.sort((left, right) => right.to.length - left.to.length)[0]?.label ?? "Documentation";
}

/**
 * Returns the path, relative to the site's folder, of the file in which a build leaves the records of a locale.
 *
 * @example toRecordsFile("en") // ".cache/search/records.en.json"
 */
export function toRecordsFile(locale: string): string {
  return `.cache/search/records.${locale}.json`;
}

/** Creates one record per section, with which a hosted service can return the same hits. */
export function renderRecords(pages: readonly SearchPage[], context: RecordContext): SearchRecord[] {
  return pages.flatMap((page) => page.sections.map((_, position) => renderRecord(page, position, context)));
}

function renderRecord(
  page: SearchPage,
  position: number,
  { siteUrl, version, language, partOf }: RecordContext,
): SearchRecord {
  const section = page.sections[position] as SearchSection;
  const address = siteUrl + page.url.slice(1);
  const url = section.id === "" ? address : `${address}#${section.id}`;
  const signature = section.signatures?.typescript;
  return {
    objectID: url,
    url,
    url_without_anchor: address,
    anchor: section.id || null,
    type: `lvl${section.level}`,
    hierarchy: { lvl0: partOf(page.url), ...readHierarchy(page, position) },
    content: section.text.slice(0, LONGEST_CONTENT) || null,
    language,
    lang: language,
    version,
    docusaurus_tag: "docs-default-current",
    weight: { pageRank: Math.round(section.prior * 100), level: 100 - 10 * (section.level - 1), position },
    keywords: position === 0 ? page.keywords : [],
    kind: section.kind,
    ...(page.sdk ? { sdk: page.sdk } : {}),
    ...(signature ? { signature } : {}),
  };
}

/** Returns the headings that enclose a section, and its own, by level. */
function readHierarchy({ sections }: SearchPage, position: number): Record<(typeof LEVELS)[number], string | null> {
  const open: (string | null)[] = LEVELS.map(() => null);
  for (const { level, heading } of sections.slice(0, position + 1)) {
    open.fill(null, level - 1);
    open[level - 1] = heading;
  }
  return Object.fromEntries(LEVELS.map((name, index) => [name, open[index] ?? null])) as ReturnType<
    typeof readHierarchy
  >;
}
