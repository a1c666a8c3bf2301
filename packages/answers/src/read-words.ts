import { isStopTerm, stem, type Token, tokenize, toTerms } from "@docs/search";
import { isGeneric } from "./generic-words.ts";
import { isLanguageName } from "./languages.ts";
import type { Site } from "./site.ts";

/** A word of a question, with the index terms that may represent it. */
export interface Word {
  /** The word as typed, in lowercase. */
  readonly typed: string;
  /** Index terms that represent it, each with its certainty, up to 1; empty if the site doesn't contain the word. */
  readonly terms: ReadonlyMap<string, number>;
  /** Significance of the word: high for rare words, low for generic ones. */
  readonly weight: number;
  /** Whether it's a name: an identifier, a flag, or a capitalized word within the sentence. */
  readonly isName: boolean;
  readonly isGeneric: boolean;
  /** Whether it's the name of an SDK language, which selects programs and isn't a subject. */
  readonly isLanguage: boolean;
}

/** Share of its weight that a generic word keeps. Raising it makes such words more decisive. */
const GENERIC_SHARE = 0.2;

/** Operating systems, which usually select a tab while another word is the subject. */
const SYSTEMS = /^(?:mac|macos|osx|macbook|linux|ubuntu|debian|fedora|windows)$/;

/** Certainty that a different term represents a word. */
const SURENESS = { synonym: 0.75, phrase: 0.9, correction: 0.8 } as const;

/** Maximum number of words that are read. Questions have fewer, and a pasted log begins with its message. */
const MOST_WORDS = 40;

/** Length of the shortest word that may be corrected by one letter. */
const SHORTEST_CORRECTED = 5;

/** Reads the meaningful words of a question. */
export function readWords(text: string, site: Site): readonly Word[] {
  const tokens = tokenize(text)
    .flatMap((token) => splitCompound(token, text, site))
    .slice(0, MOST_WORDS);
  const synonyms = findSynonyms(tokens, site);
  const words = tokens.flatMap((token, position) =>
    token.flag !== undefined || !token.parts.every((part) => isStopTerm(stem(part)))
      ? [readWord(token, text, synonyms[position] ?? [], site)]
      : [],
  );
  return words.filter((word, position) => words.findIndex(({ typed }) => typed === word.typed) === position);
}

/** Splits words that a reader joins with a hyphen but the site doesn't, such as "docker-compose". */
function splitCompound(token: Token, text: string, { vocabulary }: Site): readonly Token[] {
  const { parts, flag, start, end } = token;
  const isJoined = flag === undefined && parts.length > 1 && text.slice(start, end).includes("-");
  return isJoined && !vocabulary.has(stem(parts.join("")))
    ? parts.map((part) => ({ start, end, parts: [part] }))
    : [token];
}

function readWord(token: Token, text: string, synonyms: readonly Meaning[], site: Site): Word {
  const { vocabulary, weakTerms } = site;
  const typed = token.parts.join("");
  const own = ownTerms(token, site);
  const isName = looksLikeName(token, text);
  const isIdentifierOrFlag = token.flag !== undefined || isIdentifier(text.slice(token.start, token.end));
  const isForm = (!isIdentifierOrFlag && isGeneric(stem(typed))) || own.some((term) => weakTerms.has(term));
  const isUnknown = own.length === 0 && synonyms.length === 0 && !isName && !isForm;
  const terms = new Map<string, number>([
    ...synonyms,
    ...(isUnknown ? correct(typed, site) : []).map((term) => [term, SURENESS.correction] as const),
    ...own.map((term) => [term, 1] as const),
  ]);
  const frequency = Math.max(0, ...(own.length > 0 ? own : [...terms.keys()]).map(vocabulary.frequencyOf));
  return {
    typed,
    terms,
    weight: weigh(frequency, site) * (isForm || SYSTEMS.test(typed) ? GENERIC_SHARE : 1),
    isName,
    isGeneric: isForm,
    isLanguage: isLanguageName(typed),
  };
}

/** Returns a weight that is higher the rarer a word is. */
function weigh(frequency: number, { count }: Site): number {
  return Math.log(1 + count / (frequency + 1));
}

/** Returns the significance of an index term, on the same scale as a word's weight. */
export function weighTerm(term: string, site: Site): number {
  const share = isGeneric(term) || site.weakTerms.has(term) ? GENERIC_SHARE : 1;
  return weigh(site.vocabulary.frequencyOf(term), site) * share;
}

/**
 * Returns the terms of a token. An identifier is a single name; if its parts also represented it, every invented name
 * would count as known.
 */
function ownTerms(token: Token, { vocabulary }: Site): readonly string[] {
  return toTerms(token)
    .slice(0, token.flag === undefined ? 1 : 2)
    .filter(vocabulary.has);
}

function correct(typed: string, { vocabulary }: Site): readonly string[] {
  return typed.length >= SHORTEST_CORRECTED && /^[a-z]+$/.test(typed)
    ? vocabulary.correct(stem(typed), { most: 3 }).map(({ term }) => term)
    : [];
}

/**
 * Checks whether a word is written as only names are: with inner capitals, underscores, or a capital in mid-sentence.
 */
function looksLikeName(token: Token, text: string): boolean {
  const written = text.slice(token.start, token.end);
  const before = text.slice(0, token.start).trimEnd();
  const isCapitalized = /^\p{Lu}/u.test(written) && before !== "" && !/[.!?:"“(]$/.test(before);
  return token.flag !== undefined || isIdentifier(written) || isCapitalized;
}

/** Checks whether a word is written like an identifier. @example isIdentifier("withExec") // true */
function isIdentifier(written: string): boolean {
  return /[a-z\d][A-Z]|\w_\w|^[A-Z][A-Z\d]*_/.test(written);
}

type Meaning = readonly [term: string, sureness: number];

/** Returns, for each token, the terms with the same meaning, alone or combined with its neighbors. */
function findSynonyms(tokens: readonly Token[], { synonyms, vocabulary }: Site): readonly (readonly Meaning[])[] {
  const typed = tokens.map(({ parts }) => stem(parts.join("")));
  const found = tokens.map((): Meaning[] => []);
  const add = (start: number, length: number, terms: readonly string[]) => {
    const sureness = length > 1 ? SURENESS.phrase : SURENESS.synonym;
    for (const meanings of found.slice(start, start + length)) {
      meanings.push(...terms.filter(vocabulary.has).map((term) => [term, sureness] as const));
    }
  };
  for (const start of typed.keys()) {
    for (const [from, to] of synonyms) {
      if (from.every((term, offset) => typed[start + offset] === term)) {
        add(start, from.length, to);
      }
    }
    // Two words that the pages write as one: "open source" is "open-source", "cache volume" is `CacheVolume`.
    const pair = tokens.slice(start, start + 2);
    if (pair.length > 1) {
      add(start, 2, [stem(pair.flatMap(({ parts }) => parts).join(""))]);
    }
  }
  return found;
}
