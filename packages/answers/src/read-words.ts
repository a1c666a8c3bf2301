import { isStopTerm, stem, type Token, tokenize, toTerms } from "@docs/search";
import { isGeneric } from "./generic-words.ts";
import { isLanguageName } from "./languages.ts";
import type { Site } from "./site.ts";

/** A word of a question with what the documentation may say for it. */
export interface Word {
  /** As it was typed, in lowercase. */
  readonly typed: string;
  /** Terms of the index that stand for it, with how surely, up to 1; empty when the site does not know the word. */
  readonly terms: ReadonlyMap<string, number>;
  /** How much it says: rare words much, words of the question's form little. */
  readonly weight: number;
  /** Whether it is a name: an identifier, a flag, or capitalized within the sentence. */
  readonly isName: boolean;
  readonly isGeneric: boolean;
  /** Whether it is the name of an SDK language, which chooses programs and is no subject. */
  readonly isLanguage: boolean;
}

/** Share of its weight that a word of the question's form keeps. Raising it makes such words decide more. */
const GENERIC_SHARE = 0.2;

/** Systems choose among tabs as a rule; the subject is another word. */
const SYSTEMS = /^(?:mac|macos|osx|macbook|linux|ubuntu|debian|fedora|windows)$/;

/** How surely a term stands for a word that is not the same. */
const SURENESS = { synonym: 0.75, phrase: 0.9, correction: 0.8 } as const;

/** Most words that are looked at. A question has fewer; a pasted log has its message at the front. */
const MOST_WORDS = 40;

/** Shortest word that is taken for another with one letter changed. */
const SHORTEST_CORRECTED = 5;

/** Reads the words of a question that say something. */
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

/** Words that a reader joins with a hyphen and the site does not: "docker-compose". */
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

/** Rare words say more. */
function weigh(frequency: number, { count }: Site): number {
  return Math.log(1 + count / (frequency + 1));
}

/** Returns how much a term of the index says, on the scale of a word's weight. */
export function weighTerm(term: string, site: Site): number {
  const share = isGeneric(term) || site.weakTerms.has(term) ? GENERIC_SHARE : 1;
  return weigh(site.vocabulary.frequencyOf(term), site) * share;
}

/** An identifier is one name: its parts do not stand for it, or every invented name would be known. */
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

/** Whether a word is written as only names are: with capitals inside, underscores, or a capital in mid-sentence. */
function looksLikeName(token: Token, text: string): boolean {
  const written = text.slice(token.start, token.end);
  const before = text.slice(0, token.start).trimEnd();
  const isCapitalized = /^\p{Lu}/u.test(written) && before !== "" && !/[.!?:"“(]$/.test(before);
  return token.flag !== undefined || isIdentifier(written) || isCapitalized;
}

/** @example isIdentifier("withExec") // true */
function isIdentifier(written: string): boolean {
  return /[a-z\d][A-Z]|\w_\w|^[A-Z][A-Z\d]*_/.test(written);
}

type Meaning = readonly [term: string, sureness: number];

/** Returns for each token the terms that mean the same, alone or with its neighbors. */
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
