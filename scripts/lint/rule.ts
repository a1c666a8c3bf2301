import type { LintPage, Problem } from "@docs/pages";
import type { NamedValue, Source } from "../../data/read-values.ts";

/** A fact that more than one page states, checked against Dagger's source by a person. */
export interface RepeatedFact {
  readonly id: string;
  /** The fact, in the words of the person who checked it. */
  readonly fact: string;
  /** Lines of Dagger's source that make it true. */
  readonly sources: readonly Source[];
  /** The page that explains it, which all other pages link to. */
  readonly page: string;
  /** Patterns that must all match in or around a statement: in its heading, its paragraph, or its table header. */
  readonly about: readonly string[];
  /** Pattern that must match in the statement itself, to distinguish a statement of the fact from a passing mention. */
  readonly says: string;
  /** The statements that each page may make about it, by page. */
  readonly statements: Readonly<Record<string, readonly string[]>>;
}

/** A sentence that makes a security promise, checked against the source by a person. */
export interface SecurityPromise {
  readonly sentence: string;
  /** Pages and snippet folders that contain the sentence; in snippets, it appears in a comment. */
  readonly places: readonly string[];
  /** Lines of Dagger's source that make it true; empty for advice, which `reason` explains. */
  readonly sources: readonly Source[];
  /** Why it's true, or why it needs no source. */
  readonly reason: string;
  /** The cases below `data/runs/promises` that try to break it with a running engine; required if it has sources. */
  readonly attacks?: readonly string[];
}

/**
 * Markup that the source of a page may contain: `data/pages/markup.json`, and the components from `plugins/reference`.
 */
export interface Markup {
  /** HTML elements, each with its attributes. */
  readonly elements: Readonly<Record<string, readonly string[]>>;
  /** Components, each with its attributes. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /** Groups of `<Tabs>`, each mapping values to labels. */
  readonly tabs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names that may follow `:::`. */
  readonly notes: readonly string[];
  /** Permitted comments, as regular expressions that match the whole comment. */
  readonly comments: readonly { readonly pattern: string; readonly reason: string }[];
}

/** Addresses and hosts that pages may name, each with the reason: `data/pages/addresses.json`. */
export interface Addresses {
  /** Addresses that links may lead to; one that ends with a slash also covers everything below it. */
  readonly links: readonly { readonly address: string; readonly reason: string }[];
  /** Hosts that may appear in code blocks and code font. */
  readonly hosts: readonly { readonly host: string; readonly reason: string }[];
  /** Scripts that a command may download and run directly. */
  readonly scripts: readonly { readonly address: string; readonly reason: string }[];
}

/** Facts about the rest of the repository that the rules need. */
export interface SiteFacts {
  /** Languages that may follow an opening fence. */
  readonly codeLanguages: readonly string[];
  readonly sdkLanguages: readonly { readonly id: string; readonly label: string }[];
  /** Every folder in `snippets/` that contains programs, with the ids of their languages. */
  readonly snippets: ReadonlyMap<string, readonly string[]>;
  /** Addresses of the files in `static/img`, such as `/img/diagrams/cache.svg`. */
  readonly images: readonly string[];
  /** Content of every file that's published unchanged, and of every style sheet, by path. */
  readonly publishedFiles: ReadonlyMap<string, string>;
  /** Text of the site's code and configuration, which may also refer to images. */
  readonly codeText: string;
  /** Ids of the pages in each sidebar, by sidebar name. */
  readonly sidebars: ReadonlyMap<string, ReadonlySet<string>>;
  /** The specification's groups of pages by sidebar. An address may end with a star, and `none` means no sidebar. */
  readonly sidebarTable: Readonly<Record<string, readonly string[]>>;
  /** Every address that the site promises to keep: `data/routes.txt`. */
  readonly routes: readonly string[];
  /** Current addresses of pages that moved, by old address: `data/redirects.json`. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Addresses that readers may have kept, since an earlier build had them: the keys of `data/page-dates.json`. */
  readonly published: readonly string[];
  /** Files of pages that can't be parsed, about which nothing else is known. */
  readonly unreadable: readonly string[];
  /** Addresses of files that plugins publish in addition to the pages. */
  readonly madeFiles: readonly string[];
  /** Addresses that the layout around the articles links to. */
  readonly frameLinks: readonly string[];
  /** Terms and names, each with the spellings that we don't use. */
  readonly termVariants: readonly { readonly write: string; readonly not: readonly string[] }[];
  /** Words and phrases that keep their capitals within a sentence. */
  readonly terms: readonly string[];
  /** Markup that the source of a page may contain. */
  readonly markup: Markup;
  /** Addresses and hosts that pages may name. */
  readonly addresses: Addresses;
  /** Hosts where this site is published. */
  readonly ownHosts: readonly string[];
  /** Code of every snippet program, by file. */
  readonly programs: ReadonlyMap<string, string>;
  /** Dagger's values, which pages write as markers. */
  readonly values: readonly NamedValue[];
  /** Values that each page may state itself, by the page's file. */
  readonly pageValues: ReadonlyMap<string, readonly string[]>;
  /** Security promises that a person checked against the source. */
  readonly promises: readonly SecurityPromise[];
  /** Facts that more than one page states. */
  readonly repeatedFacts: readonly RepeatedFact[];
  /** Annotations of each SDK language including their sigil, such as `@func`, by language id. */
  readonly annotations: ReadonlyMap<string, readonly string[]>;
  /** Versions of the product that pages may name besides the documented one. */
  readonly otherVersions: readonly string[];
  /** The product's version, which all pages take from this one place. */
  readonly version: string;
}

/** A fault on a page that the rule was given. */
export type PageFault = Omit<Problem, "file">;

/** A rule that checks one page at a time. */
export type PageRule = (page: LintPage, facts: SiteFacts) => readonly PageFault[];

/** A rule that needs every page, including generated ones. */
export type SiteRule = (pages: readonly LintPage[], facts: SiteFacts) => readonly Problem[];
