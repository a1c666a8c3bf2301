import {
  type DecodedIndex,
  isStopTerm,
  type LoadedIndex,
  readUrl,
  sdks,
  type TextFile,
  tokenize,
  toPlainWords,
  toTerms,
  type Vocabulary,
} from "@docs/search";
import type { HitKind, Sdk } from "@docs/search/types";
import { createHeadingLookup, createPlaces, findMainSection, groupHeadings, readTitle } from "./look-up.ts";
import { readStatements, type Statement } from "./statements.ts";
import type { AnswerSource } from "./types.ts";

/** A block of code of a section. */
export interface Program {
  readonly language: string;
  readonly code: string;
  /** How many lines of the section's text stand above it. */
  readonly line: number;
  /** SDK language or operating system that it is for, where there are several. */
  readonly choice: string;
}

/** A section of the site with everything that an answer takes from it. */
export interface LibrarySection {
  readonly number: number;
  readonly source: AnswerSource;
  readonly pageUrl: string;
  /** Headings above, outermost first, the page's title among them. */
  readonly trail: readonly string[];
  readonly kind: HitKind;
  /** Below 1 for what repeats elsewhere. */
  readonly prior: number;
  /** Set when its page is about one SDK only. */
  readonly sdk: Sdk | undefined;
  readonly statements: readonly Statement[];
  readonly programs: readonly Program[];
}

/** The site's own index, opened for questions. */
export interface Library {
  readonly vocabulary: Vocabulary;
  readonly synonyms: DecodedIndex["synonyms"];
  readonly weakTerms: ReadonlySet<string>;
  /** Version of the product that the pages describe. */
  readonly version: string;
  readonly count: number;
  /** Names of the product's commands: the word after its own name. */
  readonly commands: ReadonlySet<string>;
  section(number: number): LibrarySection;
  textOf(number: number): string;
  /** Numbers of the sections whose text a pattern finds. */
  searchTexts(pattern: RegExp): readonly number[];
  kindOf(number: number): HitKind | undefined;
  headingOf(number: number): string;
  /** Gives the sections that search finds, best first, with a score of 1 for the best. */
  find(query: string, sdk: Sdk | undefined): readonly { readonly number: number; readonly share: number }[];
  /** Where a section has a term: its heading, its text or code, a heading above it, its page's beginning, or nowhere. */
  placeOf(number: number, term: string): "heading" | "text" | "above" | "intro" | undefined;
  /** Words of a section's heading as they are, in lower case. */
  headingWords(number: number): readonly string[];
  /** Terms of a section's heading that say something. */
  headingTerms(number: number): readonly string[];
  /** Terms of the headings above a section, of its page's title among them. */
  termsAbove(number: number): ReadonlySet<string>;
  /** Where the work of a page is: its first section with a program that is no preparation; undefined without one. */
  mainSection(beginning: number): number | undefined;
  /** Sections that have a term in their heading. */
  sectionsWithHeadingTerm(term: string): readonly number[];
  /** Sections whose heading is made of these terms alone. */
  withHeading(terms: readonly string[]): readonly number[];
  /** Whether a term alone is the title of a page, or nearly. */
  isTitle(term: string): boolean;
}

/** How many of the best hits are looked at. Raising it finds answers further down, and takes longer. */
const MOST_HITS = 40;

/**
 * Opens an index for questions.
 *
 * @throws Error while its texts are missing.
 */
export function openLibrary({ index, vocabulary, text: file, rank }: LoadedIndex): Library {
  if (!file) {
    throw new Error("The texts of the index are missing, expected them before the first question. Load it again.");
  }
  const titles = new Set(index.pages.filter(({ sdk }) => sdk === undefined).flatMap(({ title }) => readTitle(title)));
  const headings = groupHeadings(index);
  const readSection = remember(createReader(index, file));
  const headingTerms = remember((number: number) => readHeadingTerms(index.sections[number]?.heading ?? ""));
  return {
    vocabulary,
    synonyms: index.synonyms,
    weakTerms: new Set(index.weakTerms),
    version: index.version,
    count: index.sections.length,
    commands: new Set(
      index.sections.flatMap(({ kind, heading }) => (kind === "command" ? heading.split(" ").slice(1, 2) : [])),
    ),
    section: readSection,
    textOf: (number) => file.texts[number] ?? "",
    searchTexts: (pattern) => file.texts.flatMap((text, number) => (pattern.test(text) ? [number] : [])),
    kindOf: (number) => index.sections[number]?.kind,
    headingOf: (number) => index.sections[number]?.heading ?? "",
    find(query, sdk) {
      const found = rank(query, sdk ? { sdk } : {}).slice(0, MOST_HITS);
      return found.map(({ section, score }) => ({ number: section, share: score / (found[0]?.score ?? 1) }));
    },
    placeOf: createPlaces(index),
    headingWords: remember((number: number) =>
      toPlainWords(index.sections[number]?.heading ?? "")
        .trim()
        .split(" "),
    ),
    headingTerms,
    termsAbove: remember(
      (number: number) => new Set(index.sections[number]?.above.flatMap((one) => [...headingTerms(one)])),
    ),
    mainSection: (beginning) => findMainSection(index, file, beginning),
    sectionsWithHeadingTerm: createHeadingLookup(index),
    withHeading: (terms) => headings.get(terms.join("")) ?? [],
    isTitle: (term) => titles.has(term),
  };
}

function readHeadingTerms(heading: string): readonly string[] {
  return tokenize(heading)
    .flatMap((token) => [...toTerms(token)])
    .filter((term) => !isStopTerm(term));
}

function createReader(index: DecodedIndex, { texts, code, pictures }: TextFile): (number: number) => LibrarySection {
  const programs = new Map<number, Program[]>();
  for (const [section, language, program, line = 0, choice] of code) {
    const list = programs.get(section) ?? [];
    list.push({ language, code: program, line, choice: choice ?? (sdks.includes(language as Sdk) ? language : "") });
    programs.set(section, list);
  }
  const described = new Map(pictures.map(([section, ...lines]) => [section, lines]));
  return (number) => {
    const section = index.sections[number];
    const page = index.pages[section?.page ?? -1];
    if (!section || !page) {
      throw new Error(`Section ${number} has no page, expected one of ${index.pages.length}. Build the index anew.`);
    }
    const own = programs.get(number) ?? [];
    return {
      number,
      source: { url: readUrl(index, number), title: section.heading, page: page.title },
      pageUrl: page.url,
      trail: section.above.map((one) => index.sections[one]?.heading ?? ""),
      kind: section.kind,
      prior: section.prior,
      sdk: page.sdk,
      statements: readStatements(texts[number] ?? "", new Set(own.map(({ line }) => line - 1))).filter(
        ({ line }) => !described.get(number)?.includes(line),
      ),
      programs: own,
    };
  };
}

function remember<T>(read: (number: number) => T): (number: number) => T {
  const known = new Map<number, T>();
  return (number) => {
    const value = known.get(number) ?? read(number);
    known.set(number, value);
    return value;
  };
}
