/** A piece of text; `match` marks what the query found. Never markup. */
export interface Segment {
  readonly text: string;
  readonly match: boolean;
}

/** The types of content that a hit leads to; the index stores their numbers, so only ever append. */
export const kinds = ["page", "section", "symbol", "command", "error"] as const;

/** The type of content that a hit leads to. */
export type HitKind = (typeof kinds)[number];

/** The SDK languages; the index stores their numbers, so only ever append. */
export const sdks = ["go", "python", "typescript", "php", "java"] as const;

/** An SDK language, as tabs and addresses name it. */
export type Sdk = (typeof sdks)[number];

/** One result of a search. */
export interface Hit {
  /** Stable: the address with its anchor. */
  readonly id: string;
  /** Address from the site's root without `baseUrl`, with `#anchor`. */
  readonly url: string;
  readonly kind: HitKind;
  /** Kind of the page, such as "How-to" or "Type"; omitted if it has none. */
  readonly label?: string;
  /** Title of the page; hits of one page belong together. */
  readonly page: string;
  readonly pageUrl: string;
  /** Heading of the section, or the page's title. */
  readonly title: readonly Segment[];
  /** Headings above the hit, outermost first, beginning with the page's title unless the hit is the page. */
  readonly trail: readonly string[];
  /** The sentence that answers best; empty until the texts arrive. */
  readonly excerpt: readonly Segment[];
  /** API symbols only, in the reader's language. */
  readonly signature?: string;
  readonly score: number;
}

/** Options of a search. */
export interface SearchOptions {
  /** Maximum number of hits to return; 20 by default. */
  readonly limit?: number;
  /** Number of best hits to skip, for the next page of results. */
  readonly offset?: number;
  /** The reader's language, which selects signatures and promotes its pages. */
  readonly sdk?: Sdk;
  /** Ranks as if the texts were missing, so hits that a reader already sees stay in place and only get excerpts. */
  readonly isEarly?: boolean;
  /** Whether the search may wait a moment for the texts, because the final order matters more than the first moment. */
  readonly isPatient?: boolean;
  /** Whether the answer lists the addresses of all hits, to count those of a part of the site. */
  readonly isCounted?: boolean;
}

/** The result of a search. */
export interface SearchAnswer {
  readonly query: string;
  /** All hits, including those beyond the limit. */
  readonly total: number;
  /** Addresses of all hits, including those beyond the limit; set if `isCounted` asks for them. */
  readonly urls?: readonly string[];
  /** Best first; at most five sections of one page. */
  readonly hits: readonly Hit[];
  /** The query with words that the site contains; set if it has others, which the search took for typing errors. */
  readonly corrected?: string;
  /** Words of the site's vocabulary to try instead; set if nothing was found. */
  readonly suggestions: readonly string[];
  /** Whether the hits were ranked without the texts; if so, ask again with `isEarly` once they arrive. */
  readonly isEarly?: boolean;
}

/** An index that is ready for queries. */
export interface SearchIndex {
  search(query: string, options?: SearchOptions): SearchAnswer;
}

/** Content of `/search/manifest.json`: the locations of this build's files, without `baseUrl`. */
export interface SearchManifest {
  readonly index: string;
  readonly text: string;
  readonly version: string;
}
