import type { Hit, HitKind, Segment } from "../provider.ts";

/** Levels of a record's hierarchy: the section of the site, the page's title, then headings. */
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

type Level = (typeof LEVELS)[number];

interface Marked {
  readonly value?: unknown;
}

/** A record of a DocSearch index as it comes back: nothing in it can be relied on. */
export interface AlgoliaRecord {
  readonly objectID?: unknown;
  readonly url?: unknown;
  readonly type?: unknown;
  readonly kind?: unknown;
  readonly signature?: unknown;
  readonly content?: unknown;
  readonly hierarchy?: Partial<Record<Level, unknown>> | null;
  readonly _highlightResult?: { readonly hierarchy?: Partial<Record<Level, Marked>> } | null;
  readonly _snippetResult?: { readonly content?: Marked } | null;
}

/** What stands around a match in the service's answers: characters for private use, which no page holds. */
export const MATCH_START = "\uE000";
export const MATCH_END = "\uE001";

/** How addresses of hits are read. */
export interface AddressRules {
  /** The site's public address; a hit of any other is taken for a copy of this site, such as a preview. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Addresses that lead out of the site. */
  readonly externalUrlRegex?: string;
}

/** Turns a record into a hit; gives nothing when it has no title or no address that a link may lead to. */
export function toHit(record: AlgoliaRecord, rules: AddressRules): Hit | undefined {
  const url = readAddress(record.url, rules);
  const levels = LEVELS.map((level) => asText(record.hierarchy?.[level]));
  const depth = levels.findLastIndex((text) => text !== "");
  if (url === undefined || depth < 0) {
    return undefined;
  }
  const deepest = LEVELS[depth] ?? "lvl0";
  const page = levels[1] || levels[0] || "";
  const marked = asText(record._highlightResult?.hierarchy?.[deepest]?.value) || (levels[depth] ?? "");
  return {
    id: asText(record.objectID) || url,
    url,
    kind: readKind(record, depth),
    page,
    pageUrl: url.replace(/#.*/, ""),
    title: parseSegments(marked, MATCH_START, MATCH_END),
    trail: levels.slice(1, depth).filter((text) => text !== ""),
    excerpt: readExcerpt(record),
    ...(asText(record.signature) ? { signature: asText(record.signature) } : {}),
    score: 0,
  };
}

function readExcerpt(record: AlgoliaRecord): readonly Segment[] {
  const text = asText(record._snippetResult?.content?.value) || asText(record.content);
  return text ? parseSegments(text, MATCH_START, MATCH_END) : [];
}

const KINDS: readonly HitKind[] = ["page", "section", "symbol", "command", "error"];

/** The site's own records say their kind; those of a crawler only say their level. */
function readKind({ kind }: AlgoliaRecord, depth: number): HitKind {
  return KINDS.find((known) => known === kind) ?? (depth <= 1 ? "page" : "section");
}

/** Gives a path of this site without its base, or the whole address of another site; nothing for anything else. */
function readAddress(value: unknown, { siteUrl, baseUrl, externalUrlRegex }: AddressRules): string | undefined {
  if (typeof value !== "string" || value === "" || !URL.canParse(value, siteUrl)) {
    return undefined;
  }
  const url = new URL(value, siteUrl);
  if (!/^https?:$/.test(url.protocol)) {
    return undefined;
  }
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(value)) {
    return url.href;
  }
  const path = url.pathname.startsWith(baseUrl) ? `/${url.pathname.slice(baseUrl.length)}` : url.pathname;
  return path.replace(/^\/{2,}/, "/") + url.search + url.hash;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Splits a text at the signs that the service puts around matches.
 *
 * @example parseSegments("a [b]", "[", "]") // [{ text: "a ", match: false }, { text: "b", match: true }]
 */
export function parseSegments(marked: string, start: string, end: string): readonly Segment[] {
  const segments = marked.split(start).flatMap((part, index) => {
    const [first = "", ...rest] = part.split(end);
    // Before the first sign nothing is matched; a sign that ends nothing is dropped.
    return [
      { text: first, match: index > 0 },
      { text: rest.join(""), match: false },
    ];
  });
  return segments.filter(({ text }) => text !== "");
}
