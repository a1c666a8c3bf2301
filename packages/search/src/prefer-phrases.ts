import type { RankedSection } from "./rank-sections.ts";
import { toPlainWords } from "./text-store.ts";

/** Number of top sections that are checked. Raising it finds phrases further down but is slower. */
const LOOKED_INTO = 40;

/** Maximum number of words of a query that are treated as phrases. */
const MOST_WORDS = 24;

/**
 * Gain of a section in which all adjacent words of the query are adjacent, and of one that contains the whole query.
 */
const GAIN = { neighbors: 0.7, whole: 0.5 } as const;

/** Shorter phrases say nothing beyond their words. */
const SHORTEST_PHRASE = 3;

/**
 * Promotes sections that contain the words of the query side by side, as with a pasted error message.
 *
 * @param wordsOf returns a section's words in the form of `toPlainWords`.
 */
export function preferPhrases(
  ranked: readonly RankedSection[],
  query: string,
  wordsOf: (section: number) => string,
): readonly RankedSection[] {
  const words = toPlainWords(query).trim().split(" ").slice(0, MOST_WORDS);
  if (words.length < 2) {
    return ranked;
  }
  const pairs = words.slice(1).map((word, position) => ` ${words[position]} ${word} `);
  const whole = words.length >= SHORTEST_PHRASE ? ` ${words.join(" ")} ` : undefined;
  const best = ranked.slice(0, LOOKED_INTO).map(({ section, score }) => {
    const text = wordsOf(section);
    const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
    const isWhole = whole !== undefined && text.includes(whole);
    return { section, score: score * (1 + GAIN.neighbors * share + (isWhole ? GAIN.whole : 0)) };
  });
  best.sort((left, right) => right.score - left.score || left.section - right.section);
  return [...best, ...ranked.slice(LOOKED_INTO)];
}
