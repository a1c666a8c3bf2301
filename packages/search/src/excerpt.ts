import { toTerms } from "./analyze.ts";
import { type Match, type Matcher, markMatches } from "./mark-matches.ts";
import { tokenize } from "./tokenize.ts";
import type { Segment } from "./types.ts";

/** Length of an excerpt in characters, which is two lines of the dialog on a wide screen. */
const LENGTH = 170;

/**
 * Maximum number of characters before the first match at which an excerpt may begin, so it can begin with its sentence.
 */
const LEAD = 70;

/** Excerpts shorter than this continue with the next line of the text. */
const SHORTEST = 60;

/** Number of characters of a section that are examined. A section isn't about anything that comes further down. */
const READ = 4000;

/** The material for an excerpt. */
interface Source {
  readonly text: string;
  /** What the section is about in a sentence, for a page or a symbol; empty for any other section. */
  readonly summary: string;
  /** Programs, with those in the reader's language first. */
  readonly code: () => readonly string[];
  readonly matches: Matcher;
}

/** Creates excerpts of sections. It caches the words of sections, since the next keystroke finds most of them again. */
export function createExcerpter(): (section: number, source: Source) => readonly Segment[] {
  const wordsOf = new Map<number, readonly Word[]>();
  return (section, { text, summary, code, matches }) => {
    if (summary !== "") {
      return markMatches(cut(summary, 0, LENGTH), matches);
    }
    const words = wordsOf.get(section) ?? readWords(text.slice(0, READ));
    wordsOf.set(section, words);
    const range = findBestRange(text, words, matches);
    if (range) {
      return markMatches(cut(text, range.start, range.end), matches);
    }
    const line = code()
      .flatMap((program) => program.split("\n"))
      .find((one) => readWords(one).some(({ terms }) => matches(terms)));
    return markMatches(line === undefined ? cut(text, 0, LENGTH) : line.trim().slice(0, LENGTH), matches);
  };
}

/** A word of a text, with the terms that it represents. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

function readWords(text: string): Word[] {
  return tokenize(text).map((token) => ({ start: token.start, end: token.end, terms: toTerms(token) }));
}

/** Finds the range that contains the most of the query; undefined if nothing matches. */
function findBestRange(
  text: string,
  words: readonly Word[],
  matches: Matcher,
): { readonly start: number; readonly end: number } | undefined {
  const found: (Match & Pick<Word, "start" | "end">)[] = [];
  for (const { start, end, terms } of words) {
    const match = matches(terms);
    if (match) {
      found.push({ ...match, start, end });
    }
  }
  let best: { start: number; worth: number } | undefined;
  for (const [position, { start }] of found.entries()) {
    const seen = new Set<number>();
    let worth = 0;
    for (let next = position; (found[next]?.end ?? Number.POSITIVE_INFINITY) - start <= LENGTH - LEAD; next += 1) {
      const { word = 0, importance = 0 } = found[next] ?? {};
      worth += seen.has(word) ? importance / 10 : importance;
      seen.add(word);
    }
    if (!best || worth > best.worth) {
      best = { start, worth };
    }
  }
  return best && widen(text, best.start);
}

/** Extends an excerpt to the beginning of the match's line or sentence, if that is close. */
function widen(text: string, match: number): { readonly start: number; readonly end: number } {
  const before = text.slice(Math.max(0, match - LEAD), match);
  const breaks = [...before.matchAll(/\n|[.!?]\s/g)].at(-1);
  const start =
    breaks !== undefined
      ? match - before.length + breaks.index + breaks[0].length
      : match <= LEAD
        ? 0
        : match - before.length + Math.max(before.indexOf(" ") + 1, 0);
  // A row or an item that's long enough says something without its neighbors.
  const line = text.indexOf("\n", start + SHORTEST);
  return { start, end: line === -1 ? start + LENGTH : Math.min(line, start + LENGTH) };
}

function cut(text: string, start: number, end: number): string {
  const isWholeStart = start === 0 || /[\n.!?]\s*$/.test(text.slice(Math.max(0, start - 2), start));
  const isWholeEnd = end >= text.length || text[end] === "\n";
  const piece = text.slice(start, end);
  const whole = isWholeEnd ? piece : piece.slice(0, Math.max(piece.lastIndexOf(" "), LENGTH / 2));
  return `${isWholeStart ? "" : "… "}${whole.replaceAll("\n", " ").trim()}${isWholeEnd ? "" : " …"}`;
}
