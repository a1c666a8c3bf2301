import type { HitKind, Sdk } from "./types.ts";

/** Raised when the meaning of either file changes, so that an old worker does not misread a new index. */
export const FORMAT = 1;

/** Kinds of hits and languages by the number that stands for them in the files. Only ever append. */
export const kinds: readonly HitKind[] = ["page", "section", "symbol", "command", "error"];
export const sdks: readonly Sdk[] = ["go", "python", "typescript", "php", "java"];

/** Priors are kept in hundredths. */
export const PRIOR_STEPS = 100;

/** Content of `index.<hash>.json`: what is needed to find and to name hits. Texts of numbers are `encodeNumbers`'s. */
export interface IndexFile {
  readonly format: typeof FORMAT;
  /** Says which text file belongs to it. */
  readonly build: string;
  readonly version: string;
  readonly pages: {
    readonly urls: readonly string[];
    readonly titles: readonly string[];
    /** Number of the SDK plus one; 0 for pages that are for everybody. */
    readonly sdks: string;
    readonly sectionCounts: string;
  };
  readonly sections: {
    /** Empty where the anchor follows from the heading. */
    readonly anchors: readonly string[];
    /** Empty for the beginning of a page: the page's title. */
    readonly headings: readonly string[];
    readonly levels: string;
    readonly kinds: string;
    readonly priors: string;
  };
  readonly terms: {
    /** How many characters each term shares with the one before. */
    readonly shared: string;
    /** The rest of each term, one blank between two. */
    readonly endings: string;
  };
  /** One for each field. */
  readonly postings: readonly {
    /** In how many sections each term stands. */
    readonly counts: string;
    /** Steps from one section number to the next, for one term after the other. */
    readonly gaps: string;
    /** How often, less one, in the same order. */
    readonly frequencies: string;
  }[];
  /** Terms of words that say little on this site. */
  readonly weakTerms: readonly string[];
  /** Terms that a reader types, and terms of the pages. */
  readonly synonyms: readonly (readonly [from: readonly string[], to: readonly string[]])[];
}

/** Content of `text.<hash>.json`: what excerpts and signatures are made from. */
export interface TextFile {
  readonly format: typeof FORMAT;
  /** The `build` of its index. */
  readonly build: string;
  /** One for each section. */
  readonly texts: readonly string[];
  /** Number of the section, language, code; how many lines of the text stand above it, and the tab it stands in. */
  readonly code: readonly (readonly [section: number, language: string, code: string, line: number, choice?: string])[];
  /** Number of the section, then of the lines of its text that only describe a picture. */
  readonly pictures: readonly (readonly [section: number, ...lines: number[]])[];
  /** Number of the section, then the declaration in each language of `sdks`; empty where it has none. */
  readonly signatures: readonly (readonly [section: number, ...string[]])[];
}
