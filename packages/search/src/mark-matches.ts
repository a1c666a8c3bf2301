import { toTerms } from "./analyse.ts";
import type { QueryPlan } from "./plan-query.ts";
import { tokenize } from "./tokenize.ts";
import type { Segment } from "./types.ts";

/** What a word of a text is worth to a query. */
export interface Match {
  /** Number of the query's word that it stands for. */
  readonly word: number;
  readonly importance: number;
}

/** Tells what one of these terms is worth to a query; undefined when none of them was looked for. */
export type Matcher = (terms: readonly string[]) => Match | undefined;

/** Makes a test for the words of a text that a query found. */
export function toMatcher({ words }: QueryPlan): Matcher {
  const found = new Map<string, Match>();
  for (const [word, { alternatives, importance }] of words.entries()) {
    for (const { term } of alternatives) {
      if (!found.has(term)) {
        found.set(term, { word, importance });
      }
    }
  }
  return (terms) => {
    for (const term of terms) {
      const match = found.get(term);
      if (match) {
        return match;
      }
    }
    return undefined;
  };
}

/** Cuts a text into segments, words that were found apart from the rest. Joined, they are the text again. */
export function markMatches(text: string, matches: Matcher): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const token of tokenize(text)) {
    if (matches(toTerms(token))) {
      push(segments, text.slice(end, token.start), false);
      push(segments, text.slice(token.start, token.end), true);
      end = token.end;
    }
  }
  push(segments, text.slice(end), false);
  return segments;
}

function push(segments: Segment[], text: string, match: boolean): void {
  if (text !== "") {
    segments.push({ text, match });
  }
}
