/** A piece of text; `match` marks what the query found. Never markup. */
export interface Segment {
  readonly text: string;
  readonly match: boolean;
}

/** What a hit leads to. */
export type HitKind = "page" | "section" | "symbol" | "command" | "error";

/** An SDK language, as tabs and addresses name it. */
export type Sdk = "go" | "python" | "typescript" | "php" | "java";

/** One result of a search. */
export interface Hit {
  /** Stable: the address with its anchor. */
  readonly id: string;
  /** Address from the site's root without `baseUrl`, with `#anchor`. */
  readonly url: string;
  readonly kind: HitKind;
  /** Title of the page; hits of one page belong together. */
  readonly page: string;
  readonly pageUrl: string;
  /** Heading of the section, or the page's title. */
  readonly title: readonly Segment[];
  /** Headings above the hit, outermost first; the page's title is the first of them unless the hit is the page. */
  readonly trail: readonly string[];
  /** The sentence that answers best; empty while the texts have not arrived. */
  readonly excerpt: readonly Segment[];
  /** API symbols only, in the reader's language. */
  readonly signature?: string;
  readonly score: number;
}

/** How to search. */
export interface SearchOptions {
  /** The most hits to give back, 20 unless told. */
  readonly limit?: number;
  /** How many of the best hits to leave out, for the next page of results. */
  readonly offset?: number;
  /** The reader's language: its signatures, and its pages first. */
  readonly sdk?: Sdk;
  /** Ranks as without the texts, so that hits that a reader sees already stay in their places and only get excerpts. */
  readonly isEarly?: boolean;
}

/** What a search found. */
export interface SearchAnswer {
  readonly query: string;
  /** All hits, also those beyond the limit. */
  readonly total: number;
  /** Best first; at most three sections of one page. */
  readonly hits: readonly Hit[];
  /** Words of the site's vocabulary to try instead; filled when nothing was found. */
  readonly suggestions: readonly string[];
  /** Whether it was ranked without the texts; ask again with `isEarly` once they are there. */
  readonly isEarly?: boolean;
}

/** An index that is ready to be asked. */
export interface SearchIndex {
  search(query: string, options?: SearchOptions): SearchAnswer;
}

/** Content of `/search/manifest.json`: where the files of this build are, without `baseUrl`. */
export interface SearchManifest {
  readonly index: string;
  readonly text: string;
  readonly version: string;
}
