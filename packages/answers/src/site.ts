import {
  type DecodedIndex,
  fields,
  type LoadedIndex,
  readUrl,
  sdks,
  type TextFile,
  tokenize,
  toTerms,
} from "@docs/search";
import type { HitKind, Sdk } from "@docs/search/types";
import { type Passage, readPassages } from "./passages.ts";
import type { AnswerSource } from "./types.ts";

/** A code block in a section. */
export interface Program {
  readonly language: string;
  readonly code: string;
  /** Number of lines of the section's text above it. */
  readonly line: number;
  /** SDK language or operating system that it's for, if there are several. */
  readonly choice: string;
}

/** A section of the site, with everything that answers use. */
export interface SiteSection {
  readonly number: number;
  readonly source: AnswerSource;
  readonly pageUrl: string;
  readonly kind: HitKind;
  /** Below 1 for content that repeats elsewhere or only prepares the work. */
  readonly prior: number;
  readonly text: string;
  readonly passages: readonly Passage[];
  readonly programs: readonly Program[];
}

/** The site's own index, prepared for questions. */
export interface Site extends Pick<LoadedIndex, "vocabulary" | "rank"> {
  readonly synonyms: DecodedIndex["synonyms"];
  readonly weakTerms: ReadonlySet<string>;
  /** Version of the product that the pages describe. */
  readonly version: string;
  /** Number of sections. */
  readonly count: number;
  /** Names of the product's commands: the word after the program's own name. */
  readonly commands: ReadonlySet<string>;
  section(number: number): SiteSection;
  /** Returns the sections of a page after its beginning; none if the number is of any other section. */
  sectionsBelow(number: number): readonly SiteSection[];
  /** Finds a term: in the section itself, in a heading above it, at the beginning of its page, or nowhere. */
  placeOf(number: number, term: string): "own" | "above" | "beginning" | undefined;
  /** Checks whether the heading of a section, or a heading above it, contains a term. */
  isInHeadings(number: number, term: string): boolean;
  /** Checks whether a term alone is all or nearly all of a page's title. */
  isTitle(term: string): boolean;
}

/**
 * Prepares an index for questions.
 *
 * @throws Error if its texts are missing.
 */
export function openSite({ index, vocabulary, text: file, rank }: LoadedIndex): Site {
  if (!file) {
    throw new Error("The texts of the index are missing, expected them before the first question. Load it again.");
  }
  const { sections, pages, synonyms, version } = index;
  const titles = new Set(pages.filter(({ sdk }) => sdk === undefined).flatMap(({ title }) => readTitle(title)));
  const has = (number: number, term: string, field: (typeof fields)[number]) =>
    vocabulary.sectionsWith(term, field).includes(number);
  const hasAnywhere = (number: number, term: string) => fields.some((field) => has(number, term, field));
  const above = (number: number) => sections[number]?.above ?? [];
  const section = createReader(index, file);
  return {
    vocabulary,
    rank,
    synonyms,
    version,
    weakTerms: new Set(index.weakTerms),
    count: sections.length,
    commands: new Set(
      sections.flatMap(({ kind, heading }) => (kind === "command" ? heading.split(" ").slice(1, 2) : [])),
    ),
    section,
    sectionsBelow(number) {
      const { start = 0, end = 0 } = pages[sections[number]?.page ?? -1] ?? {};
      return number === start ? Array.from({ length: end - start - 1 }, (_, place) => section(start + 1 + place)) : [];
    },
    placeOf(number, term) {
      if (hasAnywhere(number, term)) {
        return "own";
      }
      if (above(number).some((one) => has(one, term, "title"))) {
        return "above";
      }
      return above(number)
        .slice(0, 1)
        .some((first) => hasAnywhere(first, term))
        ? "beginning"
        : undefined;
    },
    isInHeadings: (number, term) => [number, ...above(number)].some((one) => has(one, term, "title")),
    isTitle: (term) => titles.has(term),
  };
}

/** Returns the terms of a title of one or two words, which names the page's subject: "GitLab CI", "nerdctl". */
function readTitle(title: string): readonly string[] {
  const tokens = tokenize(title);
  return tokens.length <= 2 ? tokens.flatMap((token) => toTerms(token)) : [];
}

function createReader(index: DecodedIndex, { texts, code, pictures }: TextFile): (number: number) => SiteSection {
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
      throw new Error(`Section ${number} has no page, expected one of ${index.pages.length}. Build the index again.`);
    }
    const text = texts[number] ?? "";
    return {
      number,
      source: { url: readUrl(index, number), title: section.heading, page: page.title },
      pageUrl: page.url,
      kind: section.kind,
      prior: section.prior,
      text,
      passages: readPassages(text).filter(({ line }) => !described.get(number)?.includes(line)),
      programs: programs.get(number) ?? [],
    };
  };
}
