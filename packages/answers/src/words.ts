import { isStopTerm, stem, type Token, tokenize, toTerms } from "@docs/search";
import { isGeneric } from "./generic-words.ts";
import { isLanguageName } from "./languages.ts";
import type { Library } from "./library.ts";
import { type Meanings, readerSenses, readerWords } from "./reader-words.ts";

/** A word of a question with what the documentation may say for it. */
export interface Word {
  /** As it was typed, in lower case. */
  readonly typed: string;
  /** Terms of the index that stand for it, with how surely, up to 1; empty when the site does not know the word. */
  readonly terms: ReadonlyMap<string, number>;
  /** How much it says: rare words much, words of the question's form little. */
  readonly weight: number;
  /** Whether it is a name: an identifier, a flag, or capitalised within the sentence. */
  readonly isName: boolean;
  readonly isGeneric: boolean;
  /** Whether it is the name of an SDK language, which chooses programs and is no subject. */
  readonly isLanguage: boolean;
  /** Whether its terms are what it means beside its neighbours, and it does not stand for itself. */
  readonly isMeant: boolean;
}

/** Share of its weight that a word of the question's form keeps. Raising it makes such words decide more. */
const GENERIC_SHARE = 0.2;

/** Systems choose among tabs as a rule; the subject is another word. */
export const SYSTEMS = /^(?:mac|macos|osx|macbook|linux|ubuntu|debian|fedora|windows)$/;
const SYSTEM_SHARE = 0.15;

/** How surely a term stands for a word. */
const SURENESS = { own: 1, sense: 0.98, synonym: 0.75, phrase: 0.9, joined: 0.95, correction: 0.8 } as const;

/** Most words that are looked at. A question has fewer; a pasted log has its message at the front. */
const MOST_WORDS = 40;

/** Shortest word that is taken for another with one letter changed. */
const SHORTEST_CORRECTED = 5;

/** Reads the words of a question that say something. */
export function readWords(text: string, library: Library): readonly Word[] {
  const tokens = tokenize(text)
    .flatMap((token) => splitCompound(token, text, library))
    .slice(0, MOST_WORDS);
  const synonyms = findSynonyms(tokens, library);
  const words = tokens.flatMap((token, position): Word[] => {
    const isName = looksLikeName(token, text);
    const isMeaningful = token.flag !== undefined || !token.parts.every((part) => isStopTerm(stem(part)));
    return isMeaningful ? [toWord(token, { isName, synonyms: synonyms[position] ?? [], library, text })] : [];
  });
  const once = words.filter((word, position) => words.findIndex(({ typed }) => typed === word.typed) === position);
  return once.map((word) => withoutOthers(word, once));
}

/** Takes out what another word of the question says already: in "a secret from Vault", a secret is no vault. */
function withoutOthers(word: Word, all: readonly Word[]): Word {
  const others = all.filter((other) => other !== word);
  const own = [...word.terms].filter(
    ([term, sureness]) => sureness > SURENESS.synonym || !others.some(({ terms }) => terms.get(term) === SURENESS.own),
  );
  return own.length === 0 ? word : { ...word, terms: new Map(own) };
}

/** Words that a reader joins with a hyphen and the site does not: "docker-compose". */
function splitCompound(token: Token, text: string, { vocabulary }: Library): readonly Token[] {
  const { parts, flag, start, end } = token;
  const isOne = flag !== undefined || parts.length < 2 || vocabulary.has(stem(parts.join("")));
  const isJoined = !isOne && !isIdentifier(text.slice(start, end)) && text.slice(start, end).includes("-");
  return isJoined ? parts.map((part) => ({ start, end, parts: [part] })) : [token];
}

interface Around {
  readonly isName: boolean;
  readonly synonyms: readonly (readonly [term: string, sureness: number])[];
  readonly library: Library;
  readonly text: string;
}

function toWord(token: Token, { isName, synonyms, library, text }: Around): Word {
  const { vocabulary } = library;
  const typed = token.parts.join("");
  const own = ownTerms(token, library);
  const senses = synonyms.filter(([, sureness]) => sureness === SURENESS.sense);
  const isPhrase = senses.length > 0 || synonyms.some(([, sureness]) => sureness === SURENESS.phrase);
  const generic =
    !isPhrase &&
    token.flag === undefined &&
    !isIdentifier(text.slice(token.start, token.end)) &&
    isGeneric(stem(typed));
  const corrected = own.length === 0 && synonyms.length === 0 && !isName && !generic ? correct(typed, library) : [];
  const meant = senses.length > 0 ? senses : synonyms;
  // A word of a phrase means the phrase: "at the same time" is not about time.
  const isItself = senses.length === 0 && !(isPhrase && isGeneric(stem(typed)));
  const terms = new Map<string, number>([
    ...meant,
    ...corrected.map((term) => [term, SURENESS.correction] as const),
    ...own.filter(() => isItself).map((term) => [term, SURENESS.own] as const),
  ]);
  const said = own.length > 0 && !isPhrase ? own : [...terms.keys()];
  const frequency = Math.max(0, ...said.map(vocabulary.frequencyOf));
  const isWeak = own.some((term) => library.weakTerms.has(term));
  return {
    typed,
    terms,
    weight:
      weigh(frequency, library.count) * (generic || isWeak ? GENERIC_SHARE : SYSTEMS.test(typed) ? SYSTEM_SHARE : 1),
    isName,
    isGeneric: generic || isWeak,
    isLanguage: isLanguageName(typed),
    isMeant: senses.length > 0,
  };
}

/** Rare words say more. */
function weigh(frequency: number, count: number): number {
  return Math.log(1 + count / (frequency + 1));
}

/** Gives how much a term of the index says, on the scale of a word's weight. */
export function weighTerm(term: string, { vocabulary, weakTerms, count }: Library): number {
  const share = isGeneric(term) || weakTerms.has(term) ? GENERIC_SHARE : 1;
  return weigh(vocabulary.frequencyOf(term), count) * share;
}

/** An identifier is one name: its parts do not stand for it, or every invented name would be known. */
function ownTerms(token: Token, { vocabulary }: Library): string[] {
  const all = [...toTerms(token)];
  const whole = all.slice(0, token.flag === undefined ? 1 : 2);
  return whole.filter(vocabulary.has);
}

function correct(typed: string, { vocabulary }: Library): readonly string[] {
  if (typed.length < SHORTEST_CORRECTED || !/^[a-z]+$/.test(typed)) {
    return [];
  }
  const most = typed.length < 9 ? 1 : 2;
  return vocabulary
    .correct(stem(typed), { most: 3 })
    .filter(({ distance }) => distance <= most)
    .map(({ term }) => term);
}

/** Whether a word is written as only names are: with capitals inside, underscores, or a capital in mid-sentence. */
function looksLikeName(token: Token, text: string): boolean {
  const written = text.slice(token.start, token.end);
  if (token.flag !== undefined || isIdentifier(written)) {
    return true;
  }
  const before = text.slice(0, token.start).trimEnd();
  return /^\p{Lu}/u.test(written) && before !== "" && !/[.!?:"“(]$/.test(before);
}

/** @example isIdentifier("withExec") // true */
function isIdentifier(written: string): boolean {
  return /[a-z\d][A-Z]|\w_\w|^[A-Z][A-Z\d]*_/.test(written);
}

type Meaning = readonly [term: string, sureness: number];

/** Gives for each token the terms that mean the same, alone or with its neighbours. */
function findSynonyms(tokens: readonly Token[], library: Library): Meaning[][] {
  const typed = tokens.map(({ parts }) => stem(parts.join("")));
  const found = tokens.map((): Meaning[] => []);
  const add = (start: number, length: number, meanings: readonly Meaning[]) => {
    for (const token of found.slice(start, start + length)) {
      token.push(...meanings.filter(([term]) => library.vocabulary.has(term)));
    }
  };
  const addAll = (table: Meanings, surenessOf: (length: number) => number) => {
    for (const [from, to] of table) {
      for (const start of typed.keys()) {
        if (from.every((term, offset) => typed[start + offset] === term)) {
          const meanings = to.map((term): Meaning => [term, surenessOf(from.length)]);
          add(start, from.length, meanings);
        }
      }
    }
  };
  addAll(library.synonyms, (length) => (length > 1 ? SURENESS.phrase : SURENESS.synonym));
  addAll(readerWords, (length) => (length > 1 ? SURENESS.phrase : SURENESS.synonym));
  addAll(readerSenses, () => SURENESS.sense);
  // Two words that the pages write as one: "open source" is "open-source", "cache volume" is `CacheVolume`.
  for (const [position, { parts }] of tokens.slice(0, -1).entries()) {
    const joined = stem([...parts, ...(tokens[position + 1]?.parts ?? [])].join(""));
    add(position, 2, [[joined, SURENESS.joined]]);
  }
  return found;
}
