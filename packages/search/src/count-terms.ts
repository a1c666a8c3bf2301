import { analyze, isStopTerm, toTerms } from "./analyze.ts";
import type { SearchPage, SearchSection } from "./documents.ts";
import { type Field, fields } from "./fields.ts";
import { toName } from "./name-keys.ts";
import { stem } from "./stem.ts";
import { tokenize } from "./tokenize.ts";

/**
 * Maximum number of different terms that are indexed from a section's programs. Raising it finds more programs by their
 * details, but long listings then match everything.
 */
const MOST_CODE_TERMS = 200;

/** Maximum number of words of a heading that may be a name. Raising it makes the index larger and adds completions. */
const LONGEST_NAME = 4;

/** Frequencies above this say nothing more about a section, but take up bytes. */
const HIGHEST_FREQUENCY = 6;

/** Frequency of each term in each field of a section. */
export type TermCounts = Readonly<Record<Field, ReadonlyMap<string, number>>>;

/** Counts the terms of a section. The page's keywords and description belong to its first section. */
export function countTerms(section: SearchSection, page: SearchPage): TermCounts {
  const isFirst = section === page.sections[0];
  // Below a symbol, `name` belongs to that symbol: `BuildArg.name`.
  const owner = section.kind === "symbol" ? (page.title.split(" ")[0] ?? "") : "";
  const sources: Record<Field, readonly string[]> = {
    title: [...analyze(section.heading, { keepsStopWords: true }), ...joinNeighbors(section.heading)],
    keywords: [
      ...analyze([...(isFirst ? page.keywords : []), ...(section.keywords ?? [])].join("\n")),
      ...readDefinitions(section.text, owner),
    ],
    text: analyze(isFirst ? `${page.description}\n${section.text}` : section.text),
    code: [...new Set(section.code.flatMap(({ code }) => analyze(code)))].slice(0, MOST_CODE_TERMS),
  };
  const counts = {} as Record<Field, ReadonlyMap<string, number>>;
  for (const field of fields) {
    counts[field] = count(sources[field]);
  }
  return counts;
}

/** A flag, variable, key, or name at the beginning of a list item. */
const DEFINITION =
  /^(?:-\w, )?(--?[a-z][\w-]*|[A-Z][A-Z\d_]{3,}|[a-z]\w*(?:[._]\w+|[A-Z]\w*)+)(?=\??(?:$|:| · |, --| <| [A-Z]))/gm;

/** First cell of a table's row. */
const CELL = /^([^·\n]+) · /gm;

/** Cells that count as names: flags with their short forms, variables that share a row, or one key or member. */
const NAMES = /^(?:(?:--?[a-z][\w-]*|[A-Z_][A-Z\d_]*\*?)(?:,? (?=[-A-Z_])|$))+$|^(?![A-Z][a-z]+$)[\w$.[\]-]+$/;

/** Returns the names that a section explains, as opposed to those that it only uses. */
function readDefinitions(text: string, owner: string): string[] {
  const cells = [...text.matchAll(CELL)]
    .map((match) => match[1] ?? "")
    .filter((cell) => NAMES.test(cell))
    .flatMap((cell) => cell.split(/,? /));
  const items = [...text.matchAll(DEFINITION)].map((match) => match[1] ?? "");
  return [...cells, ...items].flatMap((name) => {
    const tokens = tokenize(name);
    const [flag] = tokens.flatMap((token) => token.flag ?? []);
    const member = owner === "" ? [] : [toName(tokenize(`${owner} ${name}`))];
    const all = [flag ?? toName(tokens), ...member, ...tokens.map((token) => toTerms(token)[0] ?? "")];
    return [...new Set(all)].filter((term) => term !== "");
  });
}

/**
 * Returns adjacent words of a heading as one name, because `CacheVolume` in a query also means "Cache volumes". Pairs of
 * words from a longer heading, such as a message, are no names.
 */
function joinNeighbors(heading: string): string[] {
  const words = tokenize(heading).map(({ parts }) => parts.join(""));
  if (words.length > LONGEST_NAME) {
    return [];
  }
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
