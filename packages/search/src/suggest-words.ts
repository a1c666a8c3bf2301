import type { DecodedIndex } from "./decode-index.ts";
import { measureDistance } from "./distance.ts";
import { tokenize } from "./tokenize.ts";

const MOST_SUGGESTIONS = 3;

/** Shorter words are close to everything. */
const SHORTEST_WORD = 4;

/** Returns words to try for a query that found nothing. */
export type Suggester = (query: string) => readonly string[];

/** Collects page titles as suggestions. Unlike index terms, they're whole words, and each one finds its own page. */
export function createSuggester({ pages, sections }: DecodedIndex): Suggester {
  const titles = pages
    .filter(({ start }) => sections[start]?.kind === "page")
    .map(({ title, start, end }) => ({
      title,
      size: end - start,
      words: tokenize(title).flatMap(({ parts }) => parts),
    }));
  const common = [...titles].sort((left, right) => right.size - left.size).map(({ title }) => title);
  return (query) => {
    const words = tokenize(query.slice(0, 200))
      .flatMap(({ parts }) => parts)
      .filter(isLongEnough);
    const near = titles
      .map(({ title, words: own }) => ({ title, distance: measureNearest(words, own) }))
      .filter(({ distance }) => distance < 0.5)
      .sort((left, right) => left.distance - right.distance)
      .map(({ title }) => title);
    return [...new Set([...near, ...common])].slice(0, MOST_SUGGESTIONS);
  };
}

function isLongEnough(word: string): boolean {
  return word.length >= SHORTEST_WORD;
}

/** Returns the share of letters to change between the two nearest words. */
function measureNearest(words: readonly string[], own: readonly string[]): number {
  const shares = words.flatMap((word) =>
    own
      .filter(isLongEnough)
      .map((other) => measureDistance(word, other, { limit: 4 }) / Math.max(word.length, other.length)),
  );
  return Math.min(...shares, 1);
}
