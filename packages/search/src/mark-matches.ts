import { toTerms } from "./analyze.ts";
import type { QueryPlan } from "./plan-query.ts";
import { tokenize } from "./tokenize.ts";
import type { Segment } from "./types.ts";

/** Relevance of a word in a text to a query. */
export interface Match {
  /** Number of the query's word that it matches. */
  readonly word: number;
  readonly importance: number;
  /** Whether the reader typed the word, and not others that mean the same. */
  readonly isTyped: boolean;
}

/** Returns the match that one of these terms is for a query; undefined if none of them was searched for. */
export type Matcher = (terms: readonly string[]) => Match | undefined;

/** Creates a function that recognizes the words in a text that a query matches. */
export function toMatcher({ words }: QueryPlan): Matcher {
  const found = new Map<string, Match>();
  for (const [word, { alternatives, importance }] of words.entries()) {
    for (const { term, isOther = false } of alternatives) {
      const known = found.get(term);
      if (!known || (!known.isTyped && !isOther)) {
        found.set(term, { word, importance, ...known, isTyped: !isOther });
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

/**
 * Splits a text into segments, with matching words that the reader typed separate from the rest. Joined, the segments
 * are the original text.
 */
export function markMatches(text: string, matches: Matcher): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const token of tokenize(text)) {
    if (matches(toTerms(token))?.isTyped) {
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
