import { toTerms } from "./analyse.ts";
import type { QueryPlan } from "./plan-query.ts";
import { type Token, tokenize } from "./tokenize.ts";
import type { Segment } from "./types.ts";

/** Gives what a token is worth to a query: the importance of the word that it stands for, 0 for none. */
export type Matcher = (token: Token) => { readonly word: number; readonly importance: number } | undefined;

/** Makes a test for the words of a text that a query found. */
export function toMatcher({ words }: QueryPlan): Matcher {
  const found = new Map<string, { word: number; importance: number }>();
  for (const [word, { alternatives, importance }] of words.entries()) {
    for (const { term } of alternatives) {
      if (!found.has(term)) {
        found.set(term, { word, importance });
      }
    }
  }
  return (token) => {
    for (const term of toTerms(token)) {
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
    if (matches(token)) {
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
