/** One file of a program that pages show in tabs. */
export interface ProgramFile {
  /** An ID from `sdkLanguages`. */
  readonly language: string;
  readonly fileName: string;
  readonly code: string;
}

/** A page in this site's own syntax: MDX with `<Snippet>`, notes, and fenced code. */
export interface CorpusPage {
  /** Path without extension, such as `guides/index`, which determines the page's address. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The page's MDX without front matter. */
  readonly body: string;
}

/** The pages and programs that every system builds. */
export interface Corpus {
  /** The number of pages. */
  readonly name: string;
  readonly title: string;
  readonly pages: readonly CorpusPage[];
  /** Every program, by the name that `<Snippet>` uses. */
  readonly programs: ReadonlyMap<string, readonly ProgramFile[]>;
}

/** Returns the address of a page, without a trailing slash. */
export function toPath(id: string): string {
  return `/${id.replace(/(?:^|\/)index$/, "")}`;
}
