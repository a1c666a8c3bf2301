import type { HitKind, Sdk } from "./types.ts";

/** A page as input to the index builder. */
export interface SearchPage {
  /** From the site's root, without `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Label of the kind of page, such as "How-to"; empty if there's none. */
  readonly label?: string;
  /** Words that readers use for the subject but the page doesn't contain. */
  readonly keywords: readonly string[];
  /** Set if the page is about one SDK only. */
  readonly sdk?: Sdk;
  /** The beginning of the page comes first. */
  readonly sections: readonly SearchSection[];
}

/** A code block as input to the index builder. */
export interface SearchCode {
  readonly language: string;
  readonly code: string;
  /** Number of lines of the section's text above it. */
  readonly line?: number;
  /** Value of the tab that contains it. */
  readonly choice?: string;
  /** Name of the file that it's saved as. */
  readonly title?: string;
}

/** A section as input to the index builder. */
export interface SearchSection {
  /** Anchor; empty for the beginning of the page. */
  readonly id: string;
  /** 1 for the beginning of the page, 2 to 6 otherwise. */
  readonly level: number;
  readonly heading: string;
  readonly text: string;
  /** The same text with the marks of `@docs/content/marks`; omitted if it has none. */
  readonly marked?: string | undefined;
  readonly code: readonly SearchCode[];
  /** Numbers of the lines of `text` that only describe a picture. */
  readonly pictures?: readonly number[];
  readonly kind: HitKind;
  /** Words that readers use for the section's subject but that it doesn't contain. */
  readonly keywords?: readonly string[];
  /** Factor on the score. Below 1 for content that repeats elsewhere or that nobody looks for. */
  readonly prior: number;
  /** Declaration of an API symbol, by language. */
  readonly signatures?: Readonly<Partial<Record<Sdk, string>>>;
}

/** An entry in the table of words that mean the same to a reader. */
export interface Synonym {
  /** The term that a reader types: one word, or several in this order. */
  readonly from: string;
  /** The terms that the pages use instead. */
  readonly to: readonly string[];
}

/** The complete input for building an index. */
export interface SearchSource {
  readonly pages: readonly SearchPage[];
  readonly synonyms: readonly Synonym[];
  /**
   * Words that carry little meaning on this site, such as the product's name. They count only if a query has no others.
   */
  readonly weakWords: readonly string[];
  /** Version of the product that the pages describe. */
  readonly version: string;
}
