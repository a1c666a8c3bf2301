import { isStopTerm, stem, type Token, tokenize, toTerms } from "@docs/search";
import words from "../../../data/answers/words.json" with { type: "json" };
import type { Site } from "./site.ts";

/** A meaningful word of a question, with the index terms that may represent it. */
export interface Word {
  /** The word as typed, in lowercase. */
  readonly typed: string;
  /** Index terms that represent it, each with its certainty, up to 1; empty if the site doesn't contain the word. */
  readonly terms: ReadonlyMap<string, number>;
  /** Significance of the word: high for rare words, low for those that say how a question is asked. */
  readonly weight: number;
  /** Whether it's written as only names are: with inner capitals, underscores, hyphens in front, or a capital. */
  readonly isName: boolean;
  readonly isGeneric: boolean;
}

/** Certainty that another term represents a word. Raising one covers more questions with other words than theirs. */
const SURENESS = { synonym: 0.8, phrase: 0.9, correction: 0.8 } as const;

/** Share of its weight that a generic word keeps. */
const GENERIC_SHARE = 0.2;

/** Maximum number of words that are read. Whatever comes later in a long message is context. */
const MOST_WORDS = 40;

/** Length of the shortest word that may be corrected. */
const SHORTEST_CORRECTED = 5;

const generic: ReadonlySet<string> = new Set(words.generic.map(stem));

/** Names of SDK languages and operating systems, which choose among programs and aren't a subject. */
const CHOICES: ReadonlySet<string> = new Set(words.choices);

/** Reads the meaningful words of a question, each once. */
export function readWords(text: string, site: Site): readonly Word[] {
  const tokens = tokenize(text);
  const synonyms = findSynonyms(tokens, site);
  const found = new Map<string, Word>();
  for (const [position, token] of tokens.entries()) {
    const typed = token.parts.join("");
    if (token.flag !== undefined || !token.parts.every((part) => isStopTerm(stem(part)))) {
      found.set(typed, found.get(typed) ?? readWord(token, text, synonyms[position] ?? [], site));
    }
  }
  return [...found.values()].slice(0, MOST_WORDS);
}

/** Returns the share of the words, by weight, that a measure finds. Generic words count only if nothing else is asked. */
export function weighShare(words: readonly Word[], measure: (term: string) => number): number {
  const subject = words.filter(({ isGeneric }) => !isGeneric);
  let [covered, total] = [0, 0];
  for (const { weight, terms } of subject.length > 0 ? subject : words) {
    total += weight;
    covered += weight * Math.max(0, ...[...terms].map(([term, sureness]) => sureness * measure(term)));
  }
  return total === 0 ? 0 : covered / total;
}

function readWord(token: Token, text: string, synonyms: readonly Meaning[], site: Site): Word {
  const { vocabulary, weakTerms } = site;
  const typed = token.parts.join("");
  const written = text.slice(token.start, token.end);
  const [joined = ""] = toTerms(token).filter((term) => !isStopTerm(term));
  const own = vocabulary.has(joined) ? [joined] : [];
  const isIdentifier = token.flag !== undefined || /[a-z\d][A-Z]|\w_\w/.test(written);
  const isGeneric = weakTerms.has(joined) || (!isIdentifier && (generic.has(stem(typed)) || CHOICES.has(typed)));
  const isKnown = own.length > 0 || synonyms.length > 0 || isGeneric;
  const before = text.slice(0, token.start).trimEnd();
  const isCapitalized = /^\p{Lu}/u.test(written) && before !== "" && !/[.!?:"“(]$/.test(before);
  const corrections =
    !isKnown && typed.length >= SHORTEST_CORRECTED && /^[a-z]+$/.test(typed)
      ? vocabulary.correct(stem(typed), { most: 3 })
      : [];
  // A name two letters from ours is another product's rather than a slip: an Earthfile is no authfile.
  const corrected = corrections
    .filter(({ distance }) => distance < 2 || !isCapitalized)
    .map(({ term }): Meaning => [term, SURENESS.correction]);
  const terms = new Map<string, number>([...corrected, ...synonyms, ...own.map((term): Meaning => [term, 1])]);
  const frequency = Math.max(UNKNOWN_FREQUENCY, ...[...terms.keys()].map(vocabulary.frequencyOf));
  return {
    typed,
    terms,
    weight: Math.log(1 + site.index.sections.length / (frequency + 1)) * (isGeneric ? GENERIC_SHARE : 1),
    isName: isIdentifier || isCapitalized,
    isGeneric,
  };
}

/** Words that the site lacks weigh as much as those in this many of its sections. Raising it refuses less. */
const UNKNOWN_FREQUENCY = 12;

type Meaning = readonly [term: string, sureness: number];

/** Returns, for each token, the terms with the same meaning, alone or combined with its neighbors. */
function findSynonyms(tokens: readonly Token[], { index, vocabulary }: Site): readonly (readonly Meaning[])[] {
  const typed = tokens.map(({ parts }) => stem(parts.join("")));
  const found = tokens.map((): Meaning[] => []);
  const add = (start: number, length: number, terms: readonly string[]) => {
    const sureness = length > 1 ? SURENESS.phrase : SURENESS.synonym;
    for (const meanings of found.slice(start, start + length)) {
      meanings.push(...terms.filter(vocabulary.has).map((term): Meaning => [term, sureness]));
    }
  };
  for (const start of typed.keys()) {
    for (const [from, to] of index.synonyms) {
      if (from.every((term, offset) => typed[start + offset] === term)) {
        add(start, from.length, to);
      }
    }
    // Two words that the pages write as one: "cache volume" is `CacheVolume`.
    const pair = tokens.slice(start, start + 2);
    if (pair.length > 1) {
      add(start, 2, [stem(pair.flatMap(({ parts }) => parts).join(""))]);
    }
  }
  return found;
}
