import type { Dialect } from "./export/dialect.ts";

/** One system of the comparison, with all that differs between them. */
export interface Peer {
  /** As `--peers` names it. */
  readonly name: string;
  /** As the tables name it. */
  readonly label: string;
  /** Folder below `bench/peers/` with its package.json and settings; variants of one system share it. */
  readonly folder: string;
  readonly dialect: Dialect;
  /** Folder of the pages below the site's. */
  readonly contentDir: string;
  /** Folder of files that are published as they are. */
  readonly publicDir: string;
  /** Where the build goes. */
  readonly outDir: string;
  /** What a clean build may not find, besides `outDir`. */
  readonly caches: readonly string[];
  readonly program: Program;
  /** Folders of the build whose files carry a hash in their name. */
  readonly immutable: readonly string[];
  readonly reading: ReadingSelectors;
  /** How a reader searches; nothing for a variant that is measured without. */
  readonly search?: SearchSelectors;
  /** Parts that this variant takes part in; all without it. */
  readonly parts?: readonly Part[];
}

/** What is measured. */
export type Part = "build" | "load" | "time" | "click" | "search";

/** The command that builds a site. */
interface Program {
  readonly packageName: string;
  readonly bin: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Where a page has the controls that every system gives its readers. */
interface ReadingSelectors {
  /** The article, without navbar and sidebar. */
  readonly article: string;
  /** Every tab of code. */
  readonly tab: string;
  /** Every button that copies code. */
  readonly copy: string;
}

interface SearchSelectors {
  readonly button: string;
  readonly input: string;
  /** One result. */
  readonly result: string;
  /** Part of the address of each file of the index, which counts for the search even when it is fetched before. */
  readonly files: string;
}
