/** A file of a program that pages show in tabs. */
export interface ProgramFile {
  /** An id of `sdkLanguages`. */
  readonly language: string;
  readonly fileName: string;
  readonly code: string;
}

/** A page in the words of this site: MDX with `<Snippet>`, `<Tabs>`, `<Cards>`, notes and fenced code. */
export interface CorpusPage {
  /** Path without ending, such as `guides/index`; its address follows from it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The page without front matter. */
  readonly body: string;
}

/** What every system builds: the same pages with the same programs. */
export interface Corpus {
  /** `own`, or the number of generated pages. */
  readonly name: string;
  readonly title: string;
  readonly pages: readonly CorpusPage[];
  /** Every program by the name that `<Snippet>` gives. */
  readonly programs: ReadonlyMap<string, readonly ProgramFile[]>;
  /** Folder whose files pages show as `/img/diagrams/…`. */
  readonly pictures?: string;
}

/** Gives the address of a page, without a slash at its end. */
export function toPath(id: string): string {
  return `/${id.replace(/(?:^|\/)index$/, "")}`;
}
