/** Incremented when the meaning of either file changes, so an old worker doesn't misread a new index. */
export const FORMAT = 4;

/** Length, in characters, at which a program is cut off. */
export const LONGEST_CODE = 2000;

/** Priors are stored in hundredths. */
export const PRIOR_STEPS = 100;

/** Content of `index.<hash>.json`: the data for finding and naming hits. Numbers are encoded with `encodeNumbers`. */
export interface IndexFile {
  readonly format: typeof FORMAT;
  /** Identifies the text file that belongs to it. */
  readonly build: string;
  readonly version: string;
  readonly pages: {
    readonly urls: readonly string[];
    readonly titles: readonly string[];
    /** Label of each page's kind; empty if it has none. */
    readonly labels: readonly string[];
    /** Number of the SDK plus one; 0 for pages that apply to every SDK. */
    readonly sdks: string;
    readonly sectionCounts: string;
  };
  readonly sections: {
    /** Empty if the anchor can be derived from the heading. */
    readonly anchors: readonly string[];
    /** Empty for the beginning of a page, whose heading is the page's title. */
    readonly headings: readonly string[];
    readonly levels: string;
    readonly kinds: string;
    readonly priors: string;
  };
  readonly terms: {
    /** Number of leading characters that each term shares with the previous one. */
    readonly shared: string;
    /** The rest of each term, separated by single spaces. */
    readonly endings: string;
  };
  /** One for each field. */
  readonly postings: readonly {
    /** Number of sections that contain each term. */
    readonly counts: string;
    /** Differences between consecutive section numbers, one term after another. */
    readonly gaps: string;
    /** Frequencies minus one, in the same order. */
    readonly frequencies: string;
  }[];
  /** Terms of words that carry little meaning on this site. */
  readonly weakTerms: readonly string[];
  /** Terms that a reader types, and the corresponding terms of the pages. */
  readonly synonyms: readonly (readonly [from: readonly string[], to: readonly string[]])[];
}

/** Content of `text.<hash>.json`: the data for excerpts, answers, and signatures. */
export interface TextFile {
  readonly format: typeof FORMAT;
  /** The `build` of its index. */
  readonly build: string;
  /** One for each section, with the marks of `@docs/content/marks`; the address of a link is a section's number. */
  readonly texts: readonly string[];
  /** One for each page. */
  readonly descriptions: readonly string[];
  /** Number of the section, language, code, number of lines of the text above it, its tab, and its file's name. */
  readonly code: readonly (readonly [
    section: number,
    language: string,
    code: string,
    line: number,
    choice?: string,
    title?: string,
  ])[];
  /** Number of the section, then of the lines of its text that only describe a picture. */
  readonly pictures: readonly (readonly [section: number, ...lines: number[]])[];
  /** Number of the section, then its declaration in each language of `sdks`; empty if it has none. */
  readonly signatures: readonly (readonly [section: number, ...string[]])[];
}
