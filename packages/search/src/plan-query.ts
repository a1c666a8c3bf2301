import { isStopTerm } from "./analyse.ts";
import type { Alternative } from "./create-scorer.ts";
import { expandToken } from "./expand-token.ts";
import { stem } from "./stem.ts";
import { type Token, tokenize } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word of the query with all terms of the index that stand for it. */
export interface PlannedWord {
  /** Never empty. */
  readonly alternatives: readonly Alternative[];
  /** How much a section gains by having it, against the other words: rare words say more. */
  readonly importance: number;
}

/** What to look for. */
export interface QueryPlan {
  readonly words: readonly PlannedWord[];
  /** The query as headings are compared with it, stop words too, and the same as it was corrected. */
  readonly keys: readonly string[];
  /** Of `Container.withExec` the member alone, as headings are compared with it. */
  readonly memberKey: string | undefined;
  /** The query as it was typed. */
  readonly text: string;
  /** Terms of the flags and of the one name that the query consists of: the section that explains it is wanted. */
  readonly names: readonly string[];
  /** The same without words that say little; empty when nothing is left. */
  readonly core: string;
  /** Whether the query is written as only names of the API are: `withExec`, `with_exec`, `sync()`. */
  readonly isSymbol: boolean;
  /** Set for a single letter, which stands in nearly every text. */
  readonly onlyHeadings: boolean;
}

/** What a plan is made with. */
export interface PlanContext {
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly (readonly [from: readonly string[], to: readonly string[]])[];
  readonly weakTerms: ReadonlySet<string>;
  readonly sectionCount: number;
}

/** Longest query, in characters, that is read to its end. A pasted error message is shorter. */
const LONGEST_QUERY = 600;

/** Most words that are looked up. Raising it lets long pastes cost more time for little more certainty. */
const MOST_WORDS = 14;

/** Most neighbouring words that are tried as one name. */
const LONGEST_NAME = 3;

/** What a term for several words of the query together is worth. */
const WEIGHTS = { synonym: 0.6, phrase: 0.85, name: 0.65, begunName: 0.45, weak: 0.25, flagValue: 0.25 } as const;

/** How many times more a frequent term counts that stands for a rare word. Raising it trusts the table of synonyms more. */
const LARGEST_LIFT = 2;

/** A token of the query with what is looked up for it. */
interface Draft {
  readonly token: Token;
  readonly words: Alternative[][];
  /** Whether it is what a flag is set to: `plain` in `--progress=plain`. The flag is what the reader asks about. */
  readonly isValue: boolean;
}

/** Reads a query: what its words are, and which terms of the index stand for them. */
export function planQuery(query: string, context: PlanContext): QueryPlan {
  const text = query.slice(0, LONGEST_QUERY);
  const tokens = tokenize(text);
  const isOpen = /[\p{L}\p{N}_-]$/u.test(text);
  const onlyHeadings = tokens.length === 1 && tokens[0]?.flag === undefined && tokens[0]?.parts.join("").length === 1;
  // `Container.id` is no part of the name `ContainerID`.
  const isMember = MEMBER.test(text.trim());
  const wanted = tokens.some(isMeaningful) && !isMember ? tokens.filter(isMeaningful) : tokens;
  const synonyms = findSynonyms(tokens, context);
  const drafts = tokens.map((token, position): Draft => {
    const expansion = {
      vocabulary: context.vocabulary,
      isOpen: isOpen && token === tokens.at(-1),
      onlyHeadings,
      // A word that means another one is no slip of the finger, whatever the pages are written in.
      isKnown: synonyms.some(({ start, end }) => start <= position && position < end),
    };
    const before = tokens[position - 1];
    const isValue = before?.flag !== undefined && before.end + 1 === token.start && text[before.end] === "=";
    const words = wanted.includes(token) ? expandToken(token, expansion).map((word) => [...word]) : [];
    return { token, words, isValue };
  });
  for (const { start, end, terms } of synonyms) {
    addSynonyms(drafts.slice(start, end), terms, context);
  }
  if (!isMember) {
    addNames(drafts, context, isOpen);
  }
  return {
    words: chooseWords(drafts, context),
    keys: readKeys(drafts, context),
    memberKey: isMember ? toKey(tokens.slice(-1)) : undefined,
    names: readNames(text, tokens),
    text: text.trim(),
    core: toCore(tokens, context.weakTerms),
    isSymbol: tokens.length > 0 && SYMBOL.test(text.trim()),
    onlyHeadings,
  };
}

/** A name with capitals inside it, with underscores, with a call's parentheses, or after its object and a dot. */
const SYMBOL = /^[\w$.]*(?:[a-z\d][A-Z]|[A-Z]{2}[a-z]|\w_\w|\w\.[a-zA-Z]\w{2}|\w\(\)$)[\w$.()]*$/;

/** A member after its object: `dag.container`, `Container.withExec()`. */
const MEMBER = /^[\w$]+\.[\w$.]+(?:\(\))?$/;

function readKeys(drafts: readonly Draft[], { vocabulary }: PlanContext): string[] {
  // A flag is no part of a command's heading: "dagger init --sdk" is about `dagger init`.
  const plain = drafts.filter(({ token, isValue }) => token.flag === undefined && !isValue);
  const named = plain.length > 0 ? plain : drafts;
  const key = toKey(named.map(({ token }) => token));
  const isKnown = named.every(({ token, words }) => words.length !== 1 || vocabulary.has(stem(token.parts.join(""))));
  // "dager login" is the heading "dagger login" with a slip of the finger.
  const corrected = isKnown ? key : named.map(readBest).join(" ");
  return [...new Set([key, corrected])].filter((one) => one !== "");
}

function readBest({ token, words }: Draft): string {
  return words.length === 1 ? (words[0]?.[0]?.term ?? "") : toKey([token]);
}

function readNames(text: string, tokens: readonly Token[]): string[] {
  const flags = tokens.flatMap(({ flag }) => flag ?? []);
  const whole = text.trim();
  const isName = flags.length === 0 && !/\s/.test(whole) && !/^[a-z]*$/i.test(whole);
  return isName && tokens.length > 0 ? [toName(tokens)] : flags;
}

/** Gives the term of a name that is made of any number of parts: `gc.policies[].all` is `gcpoliciesall`. */
export function toName(tokens: readonly Token[]): string {
  return stem(tokens.flatMap(({ parts }) => parts).join(""));
}

/** Gives the form in which a query and a heading are the same: `with_exec`, `withExec` and "with exec". */
export function toKey(tokens: readonly Token[]): string {
  return tokens.flatMap(({ parts }) => parts.map(stem)).join(" ");
}

/** Leaves of such a form what says something: "how do I install Dagger" becomes the heading "Installation". */
export function toCore(tokens: readonly Token[], weakTerms: ReadonlySet<string>): string {
  const terms = tokens.flatMap(({ parts }) => parts.map(stem));
  return terms.filter((term) => !isStopTerm(term) && !weakTerms.has(term)).join(" ");
}

function isMeaningful({ parts, flag }: Token): boolean {
  return flag !== undefined || !parts.every((part) => isStopTerm(stem(part)));
}

/** Words of the query, by their places, that mean terms of the index. */
interface FoundSynonym {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

function findSynonyms(tokens: readonly Token[], { synonyms, vocabulary }: PlanContext): FoundSynonym[] {
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
 * Adds what words mean. A term of the site stands in more sections than the reader's word, and would say less for it: it
 * counts as much as that word would.
 */
function addSynonyms(range: readonly Draft[], terms: readonly string[], context: PlanContext): void {
  const rarest = Math.max(...range.map(({ token }) => rarity(stem(token.parts.join("")), context)));
  const weight = range.length > 1 ? WEIGHTS.phrase : WEIGHTS.synonym;
  addTo(
    range,
    terms.map((term) => ({
      term,
      weight: weight * Math.min(Math.max(rarest / rarity(term, context), 1), LARGEST_LIFT),
    })),
  );
}

function rarity(term: string, { vocabulary, sectionCount }: PlanContext): number {
  return Math.log(1 + sectionCount / (vocabulary.frequencyOf(term) + 1));
}

/** Reads neighbouring words as one name too: "with mounted cache" is `withMountedCache`. */
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

/** Adds alternatives to every word of a range; a range of nothing but stop words becomes a word itself. */
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

function chooseWords(drafts: readonly Draft[], context: PlanContext): PlannedWord[] {
  const { weakTerms } = context;
  const words = drafts
    .flatMap(({ words, isValue }) => words.map((alternatives) => ({ alternatives, isValue })))
    .map(({ alternatives, isValue }): PlannedWord => {
      const [best] = alternatives;
      const weakness = (weakTerms.has(best?.term ?? "") ? WEIGHTS.weak : 1) * (isValue ? WEIGHTS.flagValue : 1);
      return {
        alternatives: alternatives.map(({ term, weight }) => ({ term, weight: weight * weakness })),
        importance: weakness * rarity(best?.term ?? "", context),
      };
    });
  const different = words.filter(
    (word, position) =>
      words.findIndex((other) => other.alternatives[0]?.term === word.alternatives[0]?.term) === position,
  );
  return different.sort((left, right) => right.importance - left.importance).slice(0, MOST_WORDS);
}
