import { kinds } from "@docs/search/types";
import type { Hit, HitKind, Segment } from "../provider.ts";

/** Levels of a record's hierarchy: the section of the site, the page's title, and then headings. */
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

type Level = (typeof LEVELS)[number];

interface Marked {
  readonly value?: unknown;
}

/** A record of a DocSearch index, unvalidated: no property can be relied on. */
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

/** Characters around a match in the service's answers: private-use characters, which no page contains. */
export const MATCH_START = "\uE000";
export const MATCH_END = "\uE001";

export interface AddressRules {
  /** The site's public address. A hit at any other is assumed to be on a copy of this site, such as a preview. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Pattern of addresses outside the site. */
  readonly externalUrlRegex?: string;
}

/** Turns a record into a hit; returns undefined if it has no title or no address that's safe to link to. */
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

/** Returns the kind of a record: the site's own records name it, but a crawler's only have a level. */
function readKind({ kind }: AlgoliaRecord, depth: number): HitKind {
  return kinds.find((known) => known === kind) ?? (depth <= 1 ? "page" : "section");
}

/** Returns a path on this site without its base, or the full address of another site; undefined for anything else. */
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
 * Splits a text at the characters that the service puts around matches.
 *
 * @example parseSegments("a [b]", "[", "]") // [{ text: "a ", match: false }, { text: "b", match: true }]
 */
export function parseSegments(marked: string, start: string, end: string): readonly Segment[] {
  const segments = marked.split(start).flatMap((part, index) => {
    const [first = "", ...rest] = part.split(end);
    // Nothing before the first start mark is a match; an end mark without a start is dropped.
    return [
      { text: first, match: index > 0 },
      { text: rest.join(""), match: false },
    ];
  });
  return segments.filter(({ text }) => text !== "");
}
