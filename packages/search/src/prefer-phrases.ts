import type { RankedSection } from "./rank-sections.ts";
import { toPlainWords } from "./text-store.ts";

/** How many of the best are looked into. Raising it finds phrases further down, and takes longer. */
const LOOKED_INTO = 40;

/** Most words of a query that are looked at as phrases. */
const MOST_WORDS = 24;

/** Gain of a section that has every two neighbouring words of the query as neighbours, and of one that has them all. */
const GAIN = { neighbours: 0.7, whole: 0.5 } as const;

/** Shorter phrases say nothing beyond their words. */
const SHORTEST_PHRASE = 3;

/**
 * Brings up sections that have the words of the query side by side, as a pasted error message has them.
 *
 * @param wordsOf gives a section's words as `toPlainWords` does.
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
    return { section, score: score * (1 + GAIN.neighbours * share + (isWhole ? GAIN.whole : 0)) };
  });
  best.sort((left, right) => right.score - left.score || left.section - right.section);
  return [...best, ...ranked.slice(LOOKED_INTO)];
}
