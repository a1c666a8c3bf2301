import { replaceAddresses } from "@docs/content/marks";
import { analyze } from "./analyze.ts";
import { encodeNumbers } from "./columns.ts";
import { countTerms, type TermCounts } from "./count-terms.ts";
import type { SearchPage, SearchSection, SearchSource, Synonym } from "./documents.ts";
import { type Field, fields } from "./fields.ts";
import { FORMAT, type IndexFile, LONGEST_CODE, PRIOR_STEPS, type TextFile } from "./files.ts";
import { toSlug } from "./slug.ts";
import { stem } from "./stem.ts";
import { tokenize } from "./tokenize.ts";
import { kinds, sdks } from "./types.ts";

/**
 * Builds both files of a search index. The same source produces byte-identical files.
 *
 * @param hash returns a short text that differs for different input; it ties the two files together.
 */
export function buildIndex(
  source: SearchSource,
  hash: (content: string) => string,
): { readonly index: IndexFile; readonly text: TextFile } {
  const pages = [...source.pages].sort((left, right) => (left.url < right.url ? -1 : 1));
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const text = buildTexts(
    pages,
    sections.map(({ section }) => section),
  );
  const counts = sections.map(({ page, section }) => countTerms(section, page));
  const content = {
    version: source.version,
    pages: buildPages(pages),
    sections: buildSections(sections),
    ...buildPostings(counts),
    weakTerms: source.weakWords.flatMap((word) => analyze(word)),
    synonyms: source.synonyms.flatMap(buildSynonym),
  };
  const build = hash(JSON.stringify([content, text]));
  return { index: { format: FORMAT, build, ...content }, text: { format: FORMAT, build, ...text } };
}

function buildPages(pages: readonly SearchPage[]): IndexFile["pages"] {
  return {
    urls: pages.map(({ url }) => url),
    titles: pages.map(({ title }) => title),
    labels: pages.map(({ label = "" }) => label),
    sdks: encodeNumbers(pages.map(({ sdk }) => (sdk ? sdks.indexOf(sdk) + 1 : 0))),
    sectionCounts: encodeNumbers(pages.map(({ sections }) => sections.length)),
  };
}

function buildSections(
  entries: readonly { readonly page: SearchPage; readonly section: SearchSection }[],
): IndexFile["sections"] {
  return {
    anchors: entries.map(({ section: { id, heading } }) => (id === toSlug(heading) ? "" : id)),
    headings: entries.map(({ page, section }) => (section === page.sections[0] ? "" : section.heading)),
    levels: encodeNumbers(entries.map(({ section }) => section.level)),
    kinds: encodeNumbers(entries.map(({ section }) => kinds.indexOf(section.kind))),
    priors: encodeNumbers(entries.map(({ section }) => Math.round(section.prior * PRIOR_STEPS))),
  };
}

function buildPostings(counts: readonly TermCounts[]): Pick<IndexFile, "terms" | "postings"> {
  const names = new Set(counts.flatMap((one) => fields.flatMap((field) => [...one[field].keys()])));
  const vocabulary = [...names].sort();
  const shared = vocabulary.map((term, position) => countShared(vocabulary[position - 1] ?? "", term));
  return {
    terms: {
      shared: encodeNumbers(shared),
      endings: vocabulary.map((term, position) => term.slice(shared[position])).join(" "),
    },
    postings: fields.map((field) => buildField(field, vocabulary, counts)),
  };
}

function countShared(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) {
    length += 1;
  }
  return length;
}

function buildField(
  field: Field,
  vocabulary: readonly string[],
  counts: readonly TermCounts[],
): IndexFile["postings"][number] {
  const entries = new Map<string, { section: number; frequency: number }[]>();
  for (const [section, one] of counts.entries()) {
    for (const [term, frequency] of one[field]) {
      const list = entries.get(term) ?? [];
      list.push({ section, frequency });
      entries.set(term, list);
    }
  }
  const lists = vocabulary.map((term) => entries.get(term) ?? []);
  return {
    counts: encodeNumbers(lists.map((list) => list.length)),
    gaps: encodeNumbers(
      lists.flatMap((list) => list.map(({ section }, position) => section - (list[position - 1]?.section ?? -1) - 1)),
    ),
    frequencies: encodeNumbers(lists.flatMap((list) => list.map(({ frequency }) => frequency - 1))),
  };
}

function buildSynonym({ from, to }: Synonym): IndexFile["synonyms"] {
  // One term per word, to match how the query's words are compared.
  const typed = tokenize(from).map(({ parts }) => stem(parts.join("")));
  const found = [...new Set(to.flatMap((words) => analyze(words)))];
  return typed.length > 0 && found.length > 0 ? [[typed, found]] : [];
}

function buildTexts(
  pages: readonly SearchPage[],
  sections: readonly SearchSection[],
): Omit<TextFile, "format" | "build"> {
  const findSection = createFinder(pages);
  return {
    descriptions: pages.map(({ description }) => description),
    texts: sections.map(({ text, marked = text }) => replaceAddresses(marked, findSection)),
    code: sections.flatMap(({ code }, position) =>
      code.map(({ language, code: program, line = 0, choice = "", title }): TextFile["code"][number] => {
        const shown = [position, language, program.slice(0, LONGEST_CODE), line] as const;
        // A tab named after the language adds nothing.
        const tab = choice === language ? "" : choice;
        return title ? [...shown, tab, title] : tab ? [...shown, tab] : shown;
      }),
    ),
    pictures: sections.flatMap(({ pictures }, position) =>
      pictures ? [[position, ...pictures] satisfies TextFile["pictures"][number]] : [],
    ),
    signatures: sections.flatMap(({ signatures }, position) =>
      signatures
        ? [[position, ...sdks.map((sdk) => signatures[sdk] ?? "")] satisfies TextFile["signatures"][number]]
        : [],
    ),
  };
}

/** Creates a function that returns the number of the section at an address, or else of the page; undefined without one. */
function createFinder(pages: readonly SearchPage[]): (address: string) => string | undefined {
  const toPlain = (address: string) => address.replace(/\/(?=#|$)/, "");
  const numbers = new Map<string, string>();
  for (const { url, sections } of pages) {
    for (const { id } of sections) {
      numbers.set(toPlain(id === "" ? url : `${url}#${id}`), `${numbers.size}`);
    }
  }
  return (address) => numbers.get(toPlain(address)) ?? numbers.get(toPlain(address.replace(/#.*/, "")));
}
