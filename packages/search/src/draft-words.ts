import { isStopTerm } from "./analyze.ts";
import type { Alternative } from "./create-scorer.ts";
import { expandToken } from "./expand-token.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The data that a query plan is built from. */
export interface PlanContext {
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly (readonly [from: readonly string[], to: readonly string[]])[];
  readonly weakTerms: ReadonlySet<string>;
  readonly sectionCount: number;
  /** Checks whether a name, in lowercase, is a type of the reference. */
  readonly isType: (name: string) => boolean;
}

/** Maximum number of adjacent words that are tried as one name. */
const LONGEST_NAME = 3;

/** Weight of a term that represents several words of the query together. */
const WEIGHTS = { synonym: 0.6, phrase: 0.85, name: 0.65, begunName: 0.45 } as const;

/** Maximum boost for a frequent term that represents a rare word. Raising it trusts the synonym table more. */
const LARGEST_LIFT = 2;

/** A token of the query, with the terms that are looked up for it. */
export interface Draft {
  readonly token: Token;
  readonly words: Alternative[][];
  /** Whether it's the value of a flag, such as `plain` in `--progress=plain`. The reader asks about the flag. */
  readonly isValue: boolean;
}

/** The interpretation of a query as a whole. */
export interface Reading {
  /** The whole query. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Whether the reader is still typing the last word. */
  readonly isOpen: boolean;
  /** Whether it's a member after its object. `Container.id` isn't part of the name `ContainerID`. */
  readonly isMember: boolean;
  readonly onlyHeadings: boolean;
}

/** Finds the index terms that represent each word: itself, its completions, its synonyms, and names that contain it. */
export function draftWords(reading: Reading, context: PlanContext): readonly Draft[] {
  const { tokens, isOpen, isMember } = reading;
  const synonyms = findSynonyms(tokens, context);
  // A word with a synonym isn't a typo, whatever words the pages use.
  const isKnown = (position: number) => synonyms.some(({ start, end }) => start <= position && position < end);
  const drafts = tokens.map((_, position) => draftWord(reading, position, isKnown(position), context));
  if (synonyms.length === 0 && isGuesswork(drafts, context)) {
    return drafts.map((draft) => ({ ...draft, words: [] }));
  }
  for (const { start, end, terms } of synonyms) {
    addSynonyms(drafts.slice(start, end), terms, context);
  }
  if (!isMember) {
    addNames(drafts, context, isOpen);
  }
  return drafts;
}

/**
 * Checks whether all that is left of a query is a guess: one of its words means nothing here, and no other word is on
 * the site as it's typed. "zzqqxx foo" doesn't ask about a foot.
 */
function isGuesswork(drafts: readonly Draft[], { vocabulary }: PlanContext): boolean {
  const meant = drafts.filter(({ token }) => isMeaningful(token));
  return (
    meant.some(({ words }) => words.length === 0) &&
    meant.every(({ words }) => words.flat().every(({ term, weight }) => weight < 1 || !vocabulary.has(term)))
  );
}

function draftWord(reading: Reading, position: number, isKnown: boolean, { vocabulary }: PlanContext): Draft {
  const { text, tokens, isOpen, isMember, onlyHeadings } = reading;
  const token = tokens[position] as Token;
  const before = tokens[position - 1];
  const isWanted = isMember || isMeaningful(token) || !tokens.some(isMeaningful);
  const expansion = { vocabulary, isOpen: isOpen && token === tokens.at(-1), onlyHeadings, isKnown };
  return {
    token,
    words: isWanted ? expandToken(token, expansion).map((word) => [...word]) : [],
    isValue: before?.flag !== undefined && before.end + 1 === token.start && text[before.end] === "=",
  };
}

/** Checks whether a token is more than stop words. */
export function isMeaningful({ parts, flag }: Token): boolean {
  return flag !== undefined || !parts.every((part) => isStopTerm(stem(part)));
}

/** Words of the query, by position, that are synonyms of index terms. */
export interface FoundSynonym {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

/** Finds the words for which the synonym table has terms of the index. */
export function findSynonyms(
  tokens: readonly Token[],
  { synonyms, vocabulary }: Pick<PlanContext, "synonyms" | "vocabulary">,
): FoundSynonym[] {
  const stems = tokens.map(({ parts }) => stem(parts.join("")));
  return synonyms.flatMap(([from, to]) =>
    stems.flatMap((_, start) =>
      from.every((term, offset) => stems[start + offset] === term)
        ? [{ start, end: start + from.length, terms: to.filter(vocabulary.has) }]
        : [],
    ),
  );
}

/**
 * Adds synonyms. The site's own term is in more sections than the reader's word and would therefore count for less, so
 * it gets the weight that the reader's word would have.
 */
function addSynonyms(range: readonly Draft[], terms: readonly string[], context: PlanContext): void {
  const rarest = Math.max(...range.map(({ token }) => rarity(stem(token.parts.join("")), context)));
  const weight = range.length > 1 ? WEIGHTS.phrase : WEIGHTS.synonym;
  addTo(
    range,
    terms.map((term) => ({
      term,
      // Several words are rarely meant otherwise, so headings may gain from them.
      isSynonym: range.length === 1,
      isOther: true,
      weight: weight * Math.min(Math.max(rarest / rarity(term, context), 1), LARGEST_LIFT),
    })),
  );
}

/** Returns the significance of a term: the fewer sections contain it, the higher. */
export function rarity(term: string, { vocabulary, sectionCount }: PlanContext): number {
  return Math.log(1 + sectionCount / (vocabulary.frequencyOf(term) + 1));
}

/** Adds adjacent words as one name: "with mounted cache" is also `withMountedCache`. */
function addNames(drafts: readonly Draft[], { vocabulary }: PlanContext, isOpen: boolean): void {
  for (const start of drafts.keys()) {
    for (let length = 2; length <= LONGEST_NAME && start + length <= drafts.length; length += 1) {
      const range = drafts.slice(start, start + length);
      const name = range.flatMap(({ token }) => token.parts).join("");
      const isLast = isOpen && start + length === drafts.length;
      const whole = stem(name);
      const begun = isLast ? vocabulary.complete(name, { most: 4 }).filter((term) => term !== whole) : [];
      addTo(range, [
        ...[whole].filter(vocabulary.has).map((term) => ({ term, weight: WEIGHTS.name })),
        ...begun.map((term) => ({ term, weight: WEIGHTS.begunName * Math.sqrt(name.length / term.length) })),
      ]);
    }
  }
}

/** Adds alternatives to every word of a range. A range that consists only of stop words becomes a word itself. */
function addTo(range: readonly Draft[], alternatives: readonly Alternative[]): void {
  const words = range.flatMap(({ words }) => words);
  if (words.length === 0 && alternatives.length > 0) {
    range[0]?.words.push([...alternatives]);
  }
  for (const word of words) {
    const known = new Set(word.map(({ term }) => term));
    word.push(...alternatives.filter(({ term }) => !known.has(term)));
  }
}
