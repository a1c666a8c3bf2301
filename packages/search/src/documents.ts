import type { HitKind, Sdk } from "./types.ts";

/** A page as the index builder takes it. */
export interface SearchPage {
  /** From the site's root, without `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Words that readers use for the subject and the page does not. */
  readonly keywords: readonly string[];
  /** Set when the page is about one SDK only. */
  readonly sdk?: Sdk;
  /** The beginning of the page first. */
  readonly sections: readonly SearchSection[];
}

/** A block of code as the index builder takes it. */
export interface SearchCode {
  readonly language: string;
  readonly code: string;
  /** How many lines of the section's text stand above it. */
  readonly line?: number;
  /** Value of the tab that it stands in. */
  readonly choice?: string;
}

/** A section as the index builder takes it. */
export interface SearchSection {
  /** Anchor; empty for the beginning of the page. */
  readonly id: string;
  /** 1 for the beginning of the page, 2 to 6 otherwise. */
  readonly level: number;
  readonly heading: string;
  readonly text: string;
  readonly code: readonly SearchCode[];
  /** Numbers of the lines of `text` that only describe a picture. */
  readonly pictures?: readonly number[];
  readonly kind: HitKind;
  /** Factor on the score. Below 1 for what repeats elsewhere or what nobody looks for. */
  readonly prior: number;
  /** Declaration of an API symbol, by language. */
  readonly signatures?: Readonly<Partial<Record<Sdk, string>>>;
}

/** One entry of the table of words that mean the same to a reader. */
export interface Synonym {
  /** What a reader types: a word, or several in this order. */
  readonly from: string;
  /** What the pages say instead. */
  readonly to: readonly string[];
}

/** Everything an index is made from. */
export interface SearchSource {
  readonly pages: readonly SearchPage[];
  readonly synonyms: readonly Synonym[];
  /** Words that say little on this site, such as the product's name: they count where a query has no other. */
  readonly weakWords: readonly string[];
  /** Version of the product that the pages describe. */
  readonly version: string;
}
