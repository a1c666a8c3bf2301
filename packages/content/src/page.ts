/** A block of code of a page. */
export interface CodeBlock {
  /** What the block says it is, in lower case: `go`, `shell`, `dagger-shell`, `output`; of a program its SDK's id. */
  readonly language: string;
  /** File name above the block. */
  readonly title?: string;
  readonly code: string;
  /** How many lines of its section's text stand above it. */
  readonly line: number;
  /** Value of the tab that it stands in, such as `python` or `macos`. */
  readonly choice?: string;
}

/** A heading with what stands below it, down to the next heading. */
export interface Section {
  /** Anchor; empty for what stands above the first heading. */
  readonly id: string;
  /** 1 for the beginning of the page, 2 to 6 otherwise. */
  readonly level: number;
  /** Words of the heading; the page's title for its beginning. */
  readonly heading: string;
  /** Headings above this one, outermost first, without the page's title. */
  readonly trail: readonly string[];
  /** What a reader can read, code blocks left out; one line for each paragraph, list item and table row. */
  readonly text: string;
  readonly code: readonly CodeBlock[];
  /** Numbers of the lines of `text` that only describe a picture; left out when there is none. */
  readonly pictures?: readonly number[];
}

/** A page as its reader gets it, all languages of its programs included. */
export interface Page {
  /** Address from the site's root, without `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** `kind` of the front matter; empty where nobody has said. */
  readonly kind: string;
  /** `keywords` of the front matter. */
  readonly keywords: readonly string[];
  /** At least one: the beginning. */
  readonly sections: readonly Section[];
}
