import { analyse, isStopTerm, toTerms } from "./analyse.ts";
import type { SearchPage, SearchSection } from "./documents.ts";
import { type Field, fields } from "./fields.ts";
import { stem } from "./stem.ts";
import { tokenize } from "./tokenize.ts";

/**
 * How many different terms of a section's programs are indexed. Raising it finds more programs by their details, and
 * lets long listings match everything.
 */
const MOST_CODE_TERMS = 200;

/** Frequencies above this say nothing more about a section, and cost bytes. */
const HIGHEST_FREQUENCY = 6;

/** How often each term stands in each field of a section. */
export type TermCounts = Readonly<Record<Field, ReadonlyMap<string, number>>>;

/** Counts the terms of a section. The page's keywords and description belong to its first one. */
export function countTerms(section: SearchSection, page: SearchPage): TermCounts {
  const isFirst = section === page.sections[0];
  const sources: Record<Field, readonly string[]> = {
    title: [...analyse(section.heading, { keepsStopWords: true }), ...joinNeighbours(section.heading)],
    keywords: [...(isFirst ? analyse(page.keywords.join("\n")) : []), ...readDefinitions(section.text)],
    text: analyse(isFirst ? `${page.description}\n${section.text}` : section.text),
    code: [...new Set(section.code.flatMap(({ code }) => analyse(code)))].slice(0, MOST_CODE_TERMS),
  };
  const counts = {} as Record<Field, ReadonlyMap<string, number>>;
  for (const field of fields) {
    counts[field] = count(sources[field]);
  }
  return counts;
}

/** A flag, variable, key or name at the beginning of a table's row or a list's item. */
const DEFINITION =
  /^(?:-\w, )?(--?[a-z][\w-]*|[A-Z][A-Z\d_]{3,}|[a-z]\w*(?:[._]\w+|[A-Z]\w*)+)(?=\??(?:$|:| · |, --| <| [A-Z]))/gm;

/** Gives the names that a section explains, as opposed to those that it only uses. */
function readDefinitions(text: string): string[] {
  return [...text.matchAll(DEFINITION)]
    .flatMap((match) => tokenize(match[1] ?? ""))
    .map((token) => toTerms(token)[0] ?? "");
}

/** Gives each two words of a heading as one name: who types `CacheVolume` also means "Cache volumes". */
function joinNeighbours(heading: string): string[] {
  const words = tokenize(heading).map(({ parts }) => parts.join(""));
  return words.slice(1).flatMap((word, position) => {
    const pair = [words[position] ?? "", word];
    return pair.some((one) => isStopTerm(stem(one))) ? [] : [stem(pair.join(""))];
  });
}

function count(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    counts.set(term, Math.min((counts.get(term) ?? 0) + 1, HIGHEST_FREQUENCY));
  }
  return counts;
}
