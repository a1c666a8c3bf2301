import { analyze, findSynonyms, isMeaningful, isStopTerm, stem, type Token, tokenize, toTerms } from "@docs/search";
import words from "../../../data/answers/words.json" with { type: "json" };
import { isTool } from "./read-ecosystem.ts";
import type { Site } from "./site.ts";

/** A meaningful word of a question, with the index terms that may represent it. */
export interface Word {
  /** The word as typed, in lowercase. */
  readonly typed: string;
  /** The index's term for the word itself; undefined if the site doesn't contain it. */
  readonly term: string | undefined;
  /** Index terms that represent it, each with its certainty, up to 1; empty if the site doesn't contain the word. */
  readonly terms: ReadonlyMap<string, number>;
  /** Significance of the word: high for rare words, low for those that say how a question is asked. */
  readonly weight: number;
  readonly isGeneric: boolean;
  /** Whether it's a name: a tool, a word with an uppercase letter within a sentence, or what the site hardly knows after "with". */
  readonly isName: boolean;
  /** Whether it's a tool of one of the languages. */
  readonly isTool: boolean;
}

/** Certainty that a synonym represents a word, or a word that differs in one letter. Raising it answers more questions in other words. */
const SURENESS = 0.6;

/** Share of its weight that a generic word keeps. */
const GENERIC_SHARE = 0.2;

/** Words that the site lacks weigh as much as those in this many of its sections. Raising it refuses less. */
const UNKNOWN_FREQUENCY = 12;

/** Matches what precedes a word that doesn't begin a sentence. */
const WITHIN = /[^\s.?!:][\s("'`]+$/;

/** Matches what precedes something that readers use with the product, and the number of sections from which the site knows a word. */
const USED = /\b(?:with|on|in|from|use|using|support)\s+$/i;
const HARDLY = 4;

/** Words that say how a question is asked, and those that choose among programs, such as the names of languages. */
const generic: ReadonlySet<string> = new Set([...words.generic, ...words.choices].map(stem));

/** Reads the meaningful words of a question, each once. */
export function readWords(text: string, site: Site): readonly Word[] {
  const tokens = tokenize(text);
  const synonyms = findSynonyms(tokens, { vocabulary: site.vocabulary, synonyms: site.index.synonyms });
  const found = new Map<string, Word>();
  for (const [position, token] of tokens.entries()) {
    const typed = token.parts.join("");
    if (isMeaningful(token) && !found.has(typed)) {
      const meant = synonyms.filter(({ start, end }) => start <= position && position < end);
      const word = readWord(token, new Set(meant.flatMap(({ terms }) => terms)), site);
      const [before, after] = [text.slice(0, token.start), text.slice(token.start)];
      const isWritten = WITHIN.test(before) && /^\p{Lu}/u.test(after);
      const isUsed =
        USED.test(before) && [...word.terms.keys()].every((term) => site.vocabulary.frequencyOf(term) < HARDLY);
      found.set(typed, { ...word, isName: !word.isGeneric && (word.isTool || isWritten || isUsed) });
    }
  }
  return [...found.values()];
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

/** Measures the share of the words in a text. */
export function measureShare(text: string, words: readonly Word[]): number {
  const own = new Set(analyze(text));
  return weighShare(words, (term) => Number(own.has(term)));
}

function readWord(
  token: Token,
  synonyms: ReadonlySet<string>,
  { vocabulary, weakTerms, index }: Site,
): Omit<Word, "isName"> {
  const typed = token.parts.join("");
  const own = toTerms(token).filter((term) => !isStopTerm(term));
  // What a name that begins with a dot leads to: `.m2` is `m2` elsewhere.
  const joined = own.find(vocabulary.has) ?? own[0] ?? "";
  const terms = new Map([...synonyms].map((term) => [term, SURENESS]));
  if (vocabulary.has(joined)) {
    terms.set(joined, 1);
  }
  // A number that the site lacks is somebody's port, version, or count.
  const isValue = /^\d+$/.test(typed) && terms.size === 0;
  const isGeneric = isValue || weakTerms.has(joined) || (token.flag === undefined && generic.has(stem(typed)));
  const frequency = Math.max(UNKNOWN_FREQUENCY, ...[...terms.keys()].map(vocabulary.frequencyOf));
  // A correction is a guess, so the word remains as significant as an unknown one.
  if (terms.size === 0 && !isGeneric && /^[a-z]+$/.test(typed)) {
    for (const { term, distance } of vocabulary.correct(stem(typed), { most: 1 })) {
      terms.set(term, SURENESS ** distance);
    }
  }
  return {
    typed,
    term: vocabulary.has(joined) ? joined : undefined,
    terms,
    isTool: isTool(typed),
    // Without the root, a verb that few pages have ("undo") outweighs the two or three words that name the subject.
    weight: Math.sqrt(Math.log(1 + index.sections.length / (frequency + 1))) * (isGeneric ? GENERIC_SHARE : 1),
    isGeneric,
  };
}
