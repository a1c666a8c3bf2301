import { type MarkedLine, readMarkedLines } from "@docs/content/marks";
import { analyze, fields, type LoadedIndex, readUrl, sdks, type TextFile, tokenize, toTerms } from "@docs/search";
import type { Sdk } from "@docs/search/types";
import type { AnswerSource } from "./types.ts";

/** A code block in a section. */
export interface Program {
  readonly language: string;
  readonly code: string;
  /** Number of lines of the section's text above it. */
  readonly line: number;
  /** Value of its tab, such as an SDK language or an operating system; empty if it has none. */
  readonly choice: string;
  /** Name of its file; empty if it has none. */
  readonly title: string;
}

/** A section of the site, with everything that answers use. */
export interface SiteSection {
  readonly number: number;
  readonly source: AnswerSource;
  readonly pageUrl: string;
  /** SDK language that its page is about; undefined for a page about several, or none. */
  readonly sdk: Sdk | undefined;
  /** Below 1 for content that repeats elsewhere or only prepares the work. */
  readonly prior: number;
  /** Whether its page is a tutorial, whose steps only make sense in their order. */
  readonly isTutorial: boolean;
  /** Whether it's the beginning of its page. */
  readonly isBeginning: boolean;
  /** A paragraph, an item, or a table's row each; empty where a line only describes a picture. */
  readonly lines: readonly MarkedLine[];
  readonly programs: readonly Program[];
}

/** The site's own index, prepared for questions. */
export interface Site extends Pick<LoadedIndex, "vocabulary" | "rank" | "findMessage" | "index"> {
  readonly weakTerms: ReadonlySet<string>;
  /** Names of the product's commands: the word after the program's own name. */
  readonly commands: ReadonlySet<string>;
  /** Versions of the product that a page describes. */
  readonly versions: readonly string[];
  section(number: number): SiteSection;
  /** Returns the sections of a page after its beginning. */
  sectionsBelow(number: number): readonly SiteSection[];
  /** Returns how much of a term a section has: 1 in itself, less in the headings above it. */
  measurePresence(number: number, term: string): number;
  /** Checks whether a term is one of the words that readers use for a section. */
  isKeyword(number: number, term: string): boolean;
  /** Returns the terms of each two neighboring lines of a section, with their programs. */
  passages(number: number): readonly ReadonlySet<string>[];
  /** Checks whether a term is all or nearly all of a page's title. */
  isTitle(term: string): boolean;
}

/** Presence of a term that only a heading above has, and of one that only the beginning of the page has. */
export const PRESENCE = { above: 0.85, beginning: 0.6 } as const;

/**
 * Prepares an index for questions.
 *
 * @throws Error if its texts are missing.
 */
export function openSite(loaded: LoadedIndex): Site {
  const { index, vocabulary, text, rank, findMessage } = loaded;
  if (!text) {
    throw new Error("The texts of the index are missing, expected them before the first question. Load it again.");
  }
  const { sections, pages } = index;
  const section = createReader(loaded, text);
  const titles = new Set(pages.flatMap(({ title }) => readTitle(title)));
  const known = new Map<string, ReadonlySet<number>>();
  const read = new Map<number, readonly ReadonlySet<string>[]>();
  const find = (term: string, names: readonly (typeof fields)[number][]) => {
    const key = `${names.join("")} ${term}`;
    const found = known.get(key) ?? new Set(names.flatMap((field) => [...vocabulary.sectionsWith(term, field)]));
    known.set(key, found);
    return found;
  };
  return {
    ...{ index, vocabulary, rank, findMessage, section },
    weakTerms: new Set(index.weakTerms),
    commands: new Set(
      sections.flatMap(({ kind, heading }) => (kind === "command" ? heading.split(" ").slice(1, 2) : [])),
    ),
    versions: [index.version, ...pages.flatMap(({ title }) => title.match(/\d+\.\d+\.\d+/g) ?? [])],
    sectionsBelow(number) {
      const { start = 0, end = 0 } = pages[sections[number]?.page ?? -1] ?? {};
      return Array.from({ length: Math.max(end - start - 1, 0) }, (_, place) => section(start + 1 + place));
    },
    measurePresence(number, term) {
      const above = sections[number]?.above ?? [];
      const isAbove = above.some((one) => find(term, ["title"]).has(one));
      const isAtBeginning = above[0] !== undefined && find(term, fields).has(above[0]);
      return find(term, fields).has(number) ? 1 : isAbove ? PRESENCE.above : isAtBeginning ? PRESENCE.beginning : 0;
    },
    isKeyword: (number, term) => find(term, ["keywords"]).has(number),
    passages(number) {
      const found = read.get(number) ?? readPassages(section(number));
      read.set(number, found);
      return found;
    },
    isTitle: (term) => titles.has(term),
  };
}

/** What stands before all lines of a section, and in place of one that only describes a picture. */
export const NO_LINE: MarkedLine = { text: "", code: [] };

function readPassages({ lines, programs }: SiteSection): readonly ReadonlySet<string>[] {
  const terms = ["", ...lines.map(({ text }) => text)].map((line, at) => {
    const texts = [line, ...programs.filter((program) => program.line === at).map(({ code }) => code)];
    return texts.flatMap((text) => analyze(text));
  });
  return terms.map((own, at) => new Set([...own, ...(terms[at + 1] ?? [])]));
}

/** Returns the terms of a title of one or two words, which names the page's subject: "GitLab CI", "nerdctl". */
function readTitle(title: string): readonly string[] {
  const tokens = tokenize(title);
  return tokens.length <= 2 ? tokens.flatMap((token) => toTerms(token)) : [];
}

/** Checks whether a language, or the value of a tab, is an SDK's. */
export function isSdk(language: string): boolean {
  return sdks.some((sdk) => sdk === language);
}

function createReader({ index }: LoadedIndex, { texts, code, pictures }: TextFile): (number: number) => SiteSection {
  const programs = new Map<number, Program[]>();
  for (const [section, language, program, line = 0, choice = "", title = ""] of code) {
    const list = programs.get(section) ?? [];
    // The tab of a program in an SDK's language is named after it.
    list.push({ language, code: program, line, choice: choice || (isSdk(language) ? language : ""), title });
    programs.set(section, list);
  }
  const described = new Map(pictures.map(([section, ...lines]) => [section, lines]));
  return (number) => {
    const section = index.sections[number];
    const page = index.pages[section?.page ?? -1];
    if (!section || !page) {
      throw new Error(`Section ${number} has no page, expected one of ${index.pages.length}. Build the index again.`);
    }
    const text = texts[number] ?? "";
    return {
      number,
      source: { url: readUrl(index, number), title: section.heading, page: page.title },
      pageUrl: page.url,
      sdk: page.sdk,
      prior: section.prior,
      isTutorial: page.label === "Tutorial",
      isBeginning: section.above.length === 0,
      lines:
        text === ""
          ? []
          : readMarkedLines(text).map((line, at) =>
              described.get(number)?.includes(at) ? NO_LINE : nameAddresses(line, index),
            ),
      programs: programs.get(number) ?? [],
    };
  };
}

/** Replaces the numbers of the sections that links lead to with their addresses. */
function nameAddresses({ links, ...line }: MarkedLine, index: LoadedIndex["index"]): MarkedLine {
  const named = links?.map(([start, end, number]) => [start, end, readUrl(index, Number(number))] as const);
  return { ...line, ...(named ? { links: named } : {}) };
}
