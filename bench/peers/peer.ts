import type { Dialect } from "./dialects.ts";

/** A system in the comparison, with everything that's specific to it. */
export interface Peer {
  /** Name used by `--peers`. */
  readonly name: string;
  /** Name used in the tables. */
  readonly label: string;
  /** Folder below `bench/peers/` with its package.json and settings, which variants of one system share. */
  readonly folder: string;
  readonly dialect: Dialect;
  /** Folder of the pages, relative to the site's folder. */
  readonly contentDir: string;
  /** Folder of the build. */
  readonly outDir: string;
  /** Paths, besides `outDir`, that are removed before a clean build. */
  readonly caches: readonly string[];
  readonly program: Program;
  /** Folders of the build whose file names contain a hash. */
  readonly immutable: readonly string[];
  readonly reading: ReadingSelectors;
  /** How a reader searches. Omitted for a variant that's measured without a search. */
  readonly search?: SearchSelectors;
  /** Parts in which this variant is measured; all of them if omitted. */
  readonly parts?: readonly Part[];
}

/** A part of the measurements. */
export type Part = "build" | "load" | "time" | "click" | "search";

/** The command that builds a site. */
interface Program {
  readonly packageName: string;
  readonly bin: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Selectors of the controls that every system offers its readers. */
interface ReadingSelectors {
  /** The article, without navbar and sidebar. */
  readonly article: string;
  /** Every code tab. */
  readonly tab: string;
  /** Every button that copies code. */
  readonly copy: string;
}

interface SearchSelectors {
  readonly button: string;
  readonly input: string;
  /** One search result. */
  readonly result: string;
  /** Part of the address of each index file. These files count toward the search even if they're fetched earlier. */
  readonly files: string;
}
