import { decodeNumbers } from "./columns.ts";
import { FORMAT, type IndexFile, PRIOR_STEPS, type TextFile } from "./files.ts";
import { IndexError } from "./index-error.ts";
import { toSlug } from "./slug.ts";
import type { HitKind, Sdk } from "./types.ts";
import { kinds, sdks } from "./types.ts";

/** A page of the index. */
export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly sdk: Sdk | undefined;
  /** Label of its kind, such as "How-to"; empty if it has none. */
  readonly label: string;
  /** Numbers of its sections, from `start`, the beginning of the page, up to but not including `end`. */
  readonly start: number;
  readonly end: number;
}

/** A section of the index; its number is its position in the list. */
export interface IndexedSection {
  /** Number of its page. */
  readonly page: number;
  readonly anchor: string;
  readonly heading: string;
  /** Numbers of the sections that contain it, outermost first, beginning with the start of the page. */
  readonly above: readonly number[];
  readonly kind: HitKind;
  readonly prior: number;
}

/**
 * The sections that contain each term of the index, one term after another: those of term `t` are at the positions from
 * `starts[t]` up to but not including `starts[t + 1]`.
 */
export interface Postings {
  readonly starts: Int32Array;
  readonly sections: Int32Array;
  readonly frequencies: Int32Array;
}

/** An index file, decoded for use. */
export interface DecodedIndex {
  readonly build: string;
  /** Version of the product that the pages describe. */
  readonly version: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** Postings by field. */
  readonly postings: readonly Postings[];
  readonly synonyms: IndexFile["synonyms"];
  readonly weakTerms: IndexFile["weakTerms"];
}

/**
 * Decodes an index file.
 *
 * @throws IndexError if it's truncated, in another format, or not an index.
 */
export function decodeIndex(file: unknown): DecodedIndex {
  assertFormat(file, "index");
  try {
    const index = file as IndexFile;
    const pages = decodePages(index);
    const sections = decodeSections(index, pages);
    const vocabulary = decodeTerms(index);
    const postings = index.postings.map((field) => decodeField(field, vocabulary.length, sections.length));
    const { build, version, synonyms, weakTerms } = index;
    return { build, version, pages, sections, vocabulary, postings, synonyms, weakTerms };
  } catch (error) {
    throw error instanceof IndexError ? error : incomplete("index", error);
  }
}

/** Returns the address of a section from the site's root, without `baseUrl`. */
export function readUrl({ pages, sections }: DecodedIndex, number: number): string {
  const { page = -1, anchor = "" } = sections[number] ?? {};
  return `${pages[page]?.url ?? ""}${anchor === "" ? "" : `#${anchor}`}`;
}

/**
 * Validates a text file.
 *
 * @throws IndexError if it's truncated, not a text file, or from a different build than the index.
 */
export function checkText(file: unknown, { build, sections }: DecodedIndex): TextFile {
  assertFormat(file, "text");
  const text = file as TextFile;
  if (text.build !== build) {
    throw new IndexError(
      `The search texts are of build ${text.build}, expected those of ${build}. A new version of the site was published: reload the page.`,
    );
  }
  if (text.texts?.length !== sections.length || !Array.isArray(text.code) || !Array.isArray(text.signatures)) {
    throw incomplete("text", undefined);
  }
  return text;
}

function assertFormat(file: unknown, name: string): void {
  const format = typeof file === "object" && file !== null && "format" in file ? file.format : undefined;
  if (format !== FORMAT) {
    throw new IndexError(
      `The search ${name} has format ${format ?? "(none)"}, expected ${FORMAT}. Reload the page to get both from one build.`,
    );
  }
}

function incomplete(name: string, cause: unknown): IndexError {
  return new IndexError(`The search ${name} is incomplete, expected all of it. Load it again.`, { cause });
}

function expectLength(found: number, expected: number): void {
  if (found !== expected) {
    throw incomplete("index", undefined);
  }
}

function decodePages({ pages }: IndexFile): IndexedPage[] {
  const languages = decodeNumbers(pages.sdks);
  const counts = decodeNumbers(pages.sectionCounts);
  expectLength(pages.titles.length, pages.urls.length);
  expectLength(counts.length, pages.urls.length);
  expectLength(languages.length, pages.urls.length);
  let start = 0;
  return pages.urls.map((url, page) => {
    const end = start + (counts[page] ?? 0);
    const label = pages.labels[page] ?? "";
    const decoded = { url, title: pages.titles[page] ?? "", label, sdk: sdks[(languages[page] ?? 0) - 1], start, end };
    start = end;
    return decoded;
  });
}

function decodeSections({ sections }: IndexFile, pages: readonly IndexedPage[]): IndexedSection[] {
  const levels = decodeNumbers(sections.levels);
  const kindNumbers = decodeNumbers(sections.kinds);
  const priors = decodeNumbers(sections.priors);
  const count = pages.at(-1)?.end ?? 0;
  for (const column of [sections.anchors, sections.headings, levels, kindNumbers, priors]) {
    expectLength(column.length, count);
  }
  return pages.flatMap((page, pageNumber) => {
    const open: number[] = [];
    return Array.from({ length: page.end - page.start }, (_, position): IndexedSection => {
      const number = page.start + position;
      const heading = sections.headings[number] || page.title;
      while (open.length > 0 && (levels[open.at(-1) ?? 0] ?? 0) >= (levels[number] ?? 0)) {
        open.pop();
      }
      const above = [...open];
      open.push(number);
      return {
        page: pageNumber,
        anchor: position === 0 ? "" : sections.anchors[number] || toSlug(heading),
        heading,
        above,
        kind: kinds[kindNumbers[number] ?? 0] ?? "section",
        prior: (priors[number] ?? PRIOR_STEPS) / PRIOR_STEPS,
      };
    });
  });
}

function decodeTerms({ terms }: IndexFile): string[] {
  const shared = decodeNumbers(terms.shared);
  const endings = terms.endings.split(" ");
  expectLength(endings.length, shared.length);
  let previous = "";
  return endings.map((ending, position) => {
    previous = previous.slice(0, shared[position]) + ending;
    return previous;
  });
}

function decodeField(
  { counts, gaps, frequencies }: IndexFile["postings"][number],
  termCount: number,
  sectionCount: number,
): Postings {
  const lengths = decodeNumbers(counts);
  const sections = decodeNumbers(gaps);
  const times = decodeNumbers(frequencies);
  expectLength(lengths.length, termCount);
  expectLength(times.length, sections.length);
  const starts = new Int32Array(termCount + 1);
  for (const [term, length] of lengths.entries()) {
    const start = starts[term] ?? 0;
    const end = start + length;
    let section = -1;
    for (let place = start; place < end; place += 1) {
      section += (sections[place] ?? 0) + 1;
      sections[place] = section;
    }
    if (section >= sectionCount) {
      throw incomplete("index", undefined);
    }
    starts[term + 1] = end;
  }
  expectLength(starts[termCount] ?? 0, sections.length);
  // Frequencies are stored minus one, because a listed term occurs at least once.
  return { starts, sections, frequencies: times.map((time) => time + 1) };
}
