import type { LintPage, Problem } from "@docs/pages";
import type { NamedValue, Source } from "../../data/read-values.ts";
import type { OutputStream } from "./output-reads.ts";
import type { Addresses, Markup } from "./page-facts.ts";
import type { SecurityPromise } from "./promises.ts";

/** A fact that more than one page states, held against Dagger's source by somebody who read it. */
export interface RepeatedFact {
  readonly id: string;
  /** What is true, in the words of whoever checked it. */
  readonly fact: string;
  /** Lines of Dagger's source that make it true. */
  readonly sources: readonly Source[];
  /** The page that explains it, to which all others link. */
  readonly page: string;
  /** Patterns, all found in a statement or around it: in its heading, its paragraph, or the head of its table. */
  readonly about: readonly string[];
  /** Pattern, found in the statement itself, that tells a statement of the fact from a mere mention of its subject. */
  readonly says: string;
  /** What pages may say of it, by page. */
  readonly statements: Readonly<Record<string, readonly string[]>>;
}

/** What the rules need to know about the rest of the repository. */
export interface SiteFacts {
  /** Names that may follow an opening fence. */
  readonly codeLanguages: readonly string[];
  readonly sdkLanguages: readonly { readonly id: string; readonly label: string }[];
  /** Every folder of `snippets/` that holds programs, with the ids of their languages. */
  readonly snippets: ReadonlyMap<string, readonly string[]>;
  /** Addresses of the files of static/img, such as `/img/diagrams/cache.svg`. */
  readonly images: readonly string[];
  /** Text of every file that readers get as it is, and of every style sheet, by its path. */
  readonly publishedFiles: ReadonlyMap<string, string>;
  /** Text of the site's code and configuration, where an image may be named as well. */
  readonly codeText: string;
  /** Ids of the pages in each sidebar, by its name. */
  readonly sidebars: ReadonlyMap<string, ReadonlySet<string>>;
  /** The specification's groups of pages by sidebar; an address may end with a star, and `none` is no sidebar. */
  readonly sidebarTable: Readonly<Record<string, readonly string[]>>;
  /** Every address that the site promises: data/routes.txt. */
  readonly routes: readonly string[];
  /** Addresses of pages that moved, each with the address of today: data/redirects.json. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Files of pages that can't be parsed, and of which nothing else is known. */
  readonly unreadable: readonly string[];
  /** Addresses of files that plugins publish beside the pages. */
  readonly madeFiles: readonly string[];
  /** Addresses that the frame around the articles links to. */
  readonly frameLinks: readonly string[];
  /** Terms and names, each with the spellings that are not ours. */
  readonly termVariants: readonly { readonly write: string; readonly not: readonly string[] }[];
  /** Number of lines of every program of the snippets, by file. */
  readonly snippetLines: ReadonlyMap<string, number>;
  /** Words and phrases that keep their capitals within a sentence. */
  readonly terms: readonly string[];
  /** What the source of a page may hold. */
  readonly markup: Markup;
  /** Addresses and hosts that pages may name. */
  readonly addresses: Addresses;
  /** Hosts under which this site is published. */
  readonly ownHosts: readonly string[];
  /** Code of every program of the snippets, by file. */
  readonly programs: ReadonlyMap<string, string>;
  /** Commands whose findings are not where one would look for them. */
  readonly outputStreams: readonly OutputStream[];
  /** Values of Dagger that pages write as markers. */
  readonly values: readonly NamedValue[];
  /** Values that pages may state as their own, by the page's file. */
  readonly pageValues: ReadonlyMap<string, readonly string[]>;
  /** Sentences about security that somebody held against the source. */
  readonly promises: readonly SecurityPromise[];
  /** Facts that more than one page states. */
  readonly repeatedFacts: readonly RepeatedFact[];
  /** Annotations of each SDK language by its id, with their sign: `@func`. */
  readonly annotations: ReadonlyMap<string, readonly string[]>;
  /** Versions of the product that pages may name beside the documented one. */
  readonly otherVersions: readonly string[];
  /** The product's version, which pages take from one place. */
  readonly version: string;
}

/** A rule that looks at one page at a time. */
export type PageRule = (page: LintPage, facts: SiteFacts) => readonly Problem[];

/** A rule that needs all pages, those of programs included. */
export type SiteRule = (pages: readonly LintPage[], facts: SiteFacts) => readonly Problem[];
