import { isStopTerm } from "./analyze.ts";
import type { Alternative } from "./create-scorer.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The context of a token. */
export interface Expansion {
  readonly vocabulary: Vocabulary;
  /** Whether the reader is still typing it. */
  readonly isOpen: boolean;
  /** Set for a single letter, which nearly every term begins with. */
  readonly onlyHeadings: boolean;
  /** Whether it's known to be a word even if the index lacks it, so it isn't corrected. */
  readonly isKnown: boolean;
}

/** Maximum number of terms that one incomplete word matches. Raising it finds more with two letters but is slower. */
const MOST_COMPLETIONS = 24;
const MOST_CORRECTIONS = 4;

/** Shorter beginnings are completed only with words from headings, because too many terms begin with two letters. */
const SHORTEST_FREE_COMPLETION = 3;

/** Weight of a term relative to the word as typed. Raising one trusts that interpretation of the query more. */
const WEIGHTS = { completion: 0.45, correction: 0.8, furtherCorrection: 0.55, form: 0.9, flagName: 0.4 } as const;

/**
 * Returns the index terms that represent a token: one list for each word to look up.
 *
 * A word that the site contains is used as is, an incomplete word is completed, and only a word that the site doesn't
 * contain at all is corrected. This way, correct words never match similar ones.
 *
 * @returns an empty list if no term of the index is close.
 */
export function expandToken(token: Token, expansion: Expansion): (readonly Alternative[])[] {
  const { parts, flag } = token;
  const { vocabulary, isOpen } = expansion;
  if (flag !== undefined) {
    const flags = [flag, ...(isOpen ? complete(flag, expansion) : [])].filter(vocabulary.has);
    const name = expandWord(parts.join(""), expansion);
    return toList([
      ...flags.map((term) => ({ term, weight: term === flag ? 1 : WEIGHTS.completion })),
      ...name.map(({ term, weight }) => ({ term, weight: weight * (flags.length > 0 ? WEIGHTS.flagName : 1) })),
    ]);
  }
  const compound = parts.length === 1 ? splitCompound(parts[0] ?? "", expansion) : undefined;
  if (compound) {
    return compound.map((term) => [{ term, weight: 1 }]);
  }
  const whole = expandWord(parts.join(""), expansion);
  if (whole.length > 0 || parts.length < 2) {
    return toList(whole);
  }
  const lastPart = parts.length - 1;
  return parts
    .filter((part) => !isStopTerm(stem(part)))
    .flatMap((part) => toList(expandWord(part, { ...expansion, isOpen: isOpen && part === parts[lastPart] })));
}

/** Length of the shortest part of a compound, in letters. Shorter ones are found in too many words. */
const SHORTEST_PART = 4;

/** Splits an unknown word that consists of two known ones: `nodemodules`. */
function splitCompound(word: string, { vocabulary, isOpen, isKnown }: Expansion): readonly string[] | undefined {
  if (isKnown || vocabulary.has(stem(word)) || (isOpen && vocabulary.complete(word, { most: 1 }).length > 0)) {
    return undefined;
  }
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const terms = [word.slice(0, end), word.slice(end)].map(stem);
    if (terms.every((term) => vocabulary.frequencyOf(term) > 1)) {
      return terms;
    }
  }
  return undefined;
}

function toList(alternatives: readonly Alternative[]): (readonly Alternative[])[] {
  return alternatives.length > 0 ? [alternatives] : [];
}

function expandWord(word: string, expansion: Expansion): readonly Alternative[] {
  const { vocabulary, isOpen } = expansion;
  const key = stem(word);
  const exact = vocabulary.has(key) ? [{ term: key, weight: 1 }] : [];
  const completed = isOpen || exact.length === 0 ? complete(word, expansion) : [];
  const completions = completed
    .filter((term) => term !== key)
    .map((term) => ({ term, weight: WEIGHTS.completion * Math.sqrt(word.length / term.length) }));
  if (exact.length > 0 || completions.length > 0) {
    return [...exact, ...completions];
  }
  const form = isOpen ? findForm(word, vocabulary) : undefined;
  if (form !== undefined) {
    return [{ term: form, weight: WEIGHTS.form }];
  }
  return expansion.isKnown ? [] : correct(word, expansion);
}

function complete(word: string, { vocabulary, onlyHeadings }: Expansion): readonly string[] {
  const found = vocabulary.complete(word, {
    most: MOST_COMPLETIONS,
    onlyHeadings: onlyHeadings || word.length < SHORTEST_FREE_COMPLETION,
  });
  // A reader who types "int" doesn't mean the "into" in many headings.
  return found.filter((term) => !isStopTerm(term));
}

/**
 * Finds the base of a form that is still being typed: no term begins with `cachin`, but it will be a form of `cache`.
 */
function findForm(word: string, vocabulary: Vocabulary): string | undefined {
  const base = /^(.{3,}?)(?:ing?|i|ed?|es|at(?:io?|e)?|io)$/.exec(word)?.[1];
  return base !== undefined && vocabulary.has(base) ? base : undefined;
}

function correct(word: string, { vocabulary, isOpen }: Expansion): readonly Alternative[] {
  const whole = vocabulary.correct(stem(word), { most: MOST_CORRECTIONS });
  const begun = isOpen ? vocabulary.correct(word, { most: MOST_CORRECTIONS, isPrefix: true }) : [];
  const nearest = Math.min(...[...whole, ...begun].map(({ distance }) => distance));
  const weight = nearest > 1 ? WEIGHTS.furtherCorrection : WEIGHTS.correction;
  const corrected = whole
    .filter(({ distance }) => distance === nearest)
    .map(({ term }) => ({ term, weight, isGuess: true }));
  const known = new Set(corrected.map(({ term }) => term));
  const completed = begun
    .filter(({ term, distance }) => distance === nearest && !known.has(term))
    .map(({ term }) => ({ term, weight: weight * WEIGHTS.completion, isGuess: true }));
  return [...corrected, ...completed].slice(0, MOST_CORRECTIONS);
}
