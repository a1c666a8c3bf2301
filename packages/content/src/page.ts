/** A code block on a page. */
export interface CodeBlock {
  /**
   * Declared language, such as `go`, `shell`, `dagger-shell`, or `output`, in lowercase; for a program, its SDK's id.
   */
  readonly language: string;
  /** File name above the block. */
  readonly title?: string;
  readonly code: string;
  /** Number of lines of its section's text above it. */
  readonly line: number;
  /** Value of the tab that contains it, such as `python` or `macos`. */
  readonly choice?: string;
}

/** A heading with everything below it, up to the next heading. */
export interface Section {
  /** Anchor; empty for the text above the first heading. */
  readonly id: string;
  /** 1 for the beginning of the page, 2 to 6 otherwise. */
  readonly level: number;
  /** Text of the heading; for the beginning of the page, the page's title. */
  readonly heading: string;
  /** Headings above this one, outermost first, without the page's title. */
  readonly trail: readonly string[];
  /** The readable text without code blocks; one line for each paragraph, list item, and table row. */
  readonly text: string;
  /** The same text with the marks of its code, its links, and the items of its lists (`marks.ts`); omitted if it has none. */
  readonly marked?: string;
  readonly code: readonly CodeBlock[];
  /** Numbers of the lines of `text` that only describe a picture; omitted if there are none. */
  readonly pictures?: readonly number[];
}

/** A page as its reader receives it, including every language of its programs. */
export interface Page {
  /** Address from the site's root, without `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** `kind` from the front matter; empty if it isn't set. */
  readonly kind: string;
  /** `keywords` from the front matter. */
  readonly keywords: readonly string[];
  /** At least one: the beginning of the page. */
  readonly sections: readonly Section[];
}
