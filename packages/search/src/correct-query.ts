import { toTerms } from "./analyze.ts";
import { measureDistance } from "./distance.ts";
import type { Draft } from "./draft-words.ts";
import { tokenize } from "./tokenize.ts";
import type { Hit } from "./types.ts";

/** Hits that are read for the spelling of a word. The best ones have it. */
const MOST_READ = 20;

/** A word of the query that the site doesn't contain, and the index terms that were searched for instead. */
export interface Guess {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

/** Returns the words of a query that are only guessed. */
export function readGuesses(drafts: readonly Draft[]): readonly Guess[] {
  return drafts.flatMap(({ token: { start, end }, words }) => {
    const alternatives = words.flat();
    const isGuess = alternatives.length > 0 && alternatives.every((one) => one.isGuess);
    return isGuess ? [{ start, end, terms: alternatives.map(({ term }) => term) }] : [];
  });
}

/**
 * Returns the query with each guessed word as the hits spell it, since index terms aren't words; undefined if no word is
 * guessed, or if the hits don't show what was found.
 */
export function correctQuery(query: string, guesses: readonly Guess[], hits: readonly Hit[]): string | undefined {
  let corrected = query;
  // From the end, so that the positions of the others stay.
  for (const { start, end, terms } of [...guesses].reverse()) {
    const [word] = findSpellings(hits, terms, query.slice(start, end).toLowerCase());
    if (word === undefined) {
      return undefined;
    }
    corrected = corrected.slice(0, start) + word + corrected.slice(end);
  }
  return guesses.length > 0 ? corrected.trim() : undefined;
}

/** Returns the words of hits that have one of these terms, those nearest to the typed word first. */
function findSpellings(hits: readonly Hit[], terms: readonly string[], typed: string): readonly string[] {
  const texts = hits
    .slice(0, MOST_READ)
    .flatMap(({ title, excerpt }) => [title, excerpt].map((part) => part.map(({ text }) => text).join("")));
  const words = texts.flatMap((text) =>
    tokenize(text)
      .filter((token) => toTerms(token).some((term) => terms.includes(term)))
      .map(({ start, end }) => text.slice(start, end))
      // A name keeps its capitals, and the first word of a heading doesn't.
      .map((word) => (/[a-z][A-Z]/.test(word) ? word : word.toLowerCase())),
  );
  const distance = (word: string) => measureDistance(typed, word, { limit: 9 });
  return [...new Set(words)].sort((left, right) => distance(left) - distance(right));
}
