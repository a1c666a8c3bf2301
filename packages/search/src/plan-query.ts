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
  /** The query as headings are compared with it, stop words too; of `Container.withExec` also the member alone. */
  readonly keys: readonly string[];
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
const WEIGHTS = { synonym: 0.6, phrase: 0.85, name: 0.8, weak: 0.25 } as const;

/** A token of the query with what is looked up for it. */
interface Draft {
  readonly token: Token;
  readonly words: Alternative[][];
}

/** Reads a query: what its words are, and which terms of the index stand for them. */
export function planQuery(query: string, context: PlanContext): QueryPlan {
  const text = query.slice(0, LONGEST_QUERY);
  const tokens = tokenize(text);
  const isOpen = /[\p{L}\p{N}_-]$/u.test(text);
  const onlyHeadings = tokens.length === 1 && tokens[0]?.flag === undefined && tokens[0]?.parts.join("").length === 1;
  const wanted = tokens.some(isMeaningful) ? tokens.filter(isMeaningful) : tokens;
  const synonyms = findSynonyms(tokens, context);
  const drafts = tokens.map((token, position): Draft => {
    const expansion = {
      vocabulary: context.vocabulary,
      isOpen: isOpen && token === tokens.at(-1),
      onlyHeadings,
      // A word that means another one is no slip of the finger, whatever the pages are written in.
      isKnown: synonyms.some(({ start, end }) => start <= position && position < end),
    };
    return { token, words: wanted.includes(token) ? expandToken(token, expansion).map((word) => [...word]) : [] };
  });
  for (const { start, end, terms } of synonyms) {
    addTo(
      drafts.slice(start, end),
      terms.map((term) => ({ term, weight: end - start > 1 ? WEIGHTS.phrase : WEIGHTS.synonym })),
    );
  }
  addNames(drafts, context, isOpen);
  return {
    words: chooseWords(drafts, context),
    keys: readKeys(text, tokens),
    core: toCore(tokens, context.weakTerms),
    isSymbol: tokens.length > 0 && SYMBOL.test(text.trim()),
    onlyHeadings,
  };
}

/** A name with capitals inside it, with underscores, with a call's parentheses, or after its object and a dot. */
const SYMBOL = /^[\w$.]*(?:[a-z\d][A-Z]|[A-Z]{2}[a-z]|\w_\w|\w\.[a-zA-Z]\w{2}|\w\(\)$)[\w$.()]*$/;

function readKeys(text: string, tokens: readonly Token[]): string[] {
  const keys = [toKey(tokens)];
  if (/^[\w$]+\.[\w$.]+(?:\(\))?$/.test(text.trim())) {
    keys.push(toKey(tokens.slice(-1)));
  }
  return keys.filter((key) => key !== "");
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

/** Reads neighbouring words as one name too: "with mounted cache" is `withMountedCache`. */
function addNames(drafts: readonly Draft[], { vocabulary }: PlanContext, isOpen: boolean): void {
  for (const start of drafts.keys()) {
    for (let length = 2; length <= LONGEST_NAME && start + length <= drafts.length; length += 1) {
      const range = drafts.slice(start, start + length);
      const name = range.flatMap(({ token }) => token.parts).join("");
      const isLast = isOpen && start + length === drafts.length;
      const found = [stem(name), ...(isLast ? vocabulary.complete(name, { most: 4 }) : [])].filter(vocabulary.has);
      addTo(
        range,
        [...new Set(found)].map((term) => ({ term, weight: WEIGHTS.name })),
      );
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

function chooseWords(drafts: readonly Draft[], { vocabulary, weakTerms, sectionCount }: PlanContext): PlannedWord[] {
  const words = drafts
    .flatMap((draft) => draft.words)
    .map((alternatives): PlannedWord => {
      const [best] = alternatives;
      const frequency = vocabulary.frequencyOf(best?.term ?? "");
      const weakness = weakTerms.has(best?.term ?? "") ? WEIGHTS.weak : 1;
      return {
        alternatives: alternatives.map(({ term, weight }) => ({ term, weight: weight * weakness })),
        importance: weakness * Math.log(1 + sectionCount / (frequency + 1)),
      };
    });
  const different = words.filter(
    (word, position) =>
      words.findIndex((other) => other.alternatives[0]?.term === word.alternatives[0]?.term) === position,
  );
  return different.sort((left, right) => right.importance - left.importance).slice(0, MOST_WORDS);
}
