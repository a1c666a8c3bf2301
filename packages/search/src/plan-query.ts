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
  /** The query as headings are compared with it: stemmed, stop words too. */
  readonly key: string;
  /** Set for a single letter, which stands in nearly every text. */
  readonly onlyHeadings: boolean;
}

/** What a plan is made with. */
export interface PlanContext {
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly (readonly [from: readonly string[], to: readonly string[]])[];
  readonly sectionCount: number;
}

/** Longest query, in characters, that is read to its end. A pasted error message is shorter. */
const LONGEST_QUERY = 600;

/** Most words that are looked up. Raising it lets long pastes cost more time for little more certainty. */
const MOST_WORDS = 14;

/** Most neighbouring words that are tried as one name. */
const LONGEST_NAME = 3;

/** What a term for several words of the query together is worth. */
const WEIGHTS = { synonym: 0.6, name: 0.8 } as const;

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
  const drafts = tokens.map((token): Draft => {
    const expansion = { vocabulary: context.vocabulary, isOpen: isOpen && token === tokens.at(-1), onlyHeadings };
    return { token, words: wanted.includes(token) ? expandToken(token, expansion).map((word) => [...word]) : [] };
  });
  addSynonyms(drafts, context);
  addNames(drafts, context, isOpen);
  return {
    words: chooseWords(drafts, context),
    key: toKey(tokens),
    onlyHeadings,
  };
}

/** Gives the form in which a query and a heading are the same: `with_exec`, `withExec` and "with exec". */
export function toKey(tokens: readonly Token[]): string {
  return tokens.flatMap(({ parts }) => parts.map(stem)).join(" ");
}

function isMeaningful({ parts, flag }: Token): boolean {
  return flag !== undefined || !parts.every((part) => isStopTerm(stem(part)));
}

function addSynonyms(drafts: readonly Draft[], { synonyms, vocabulary }: PlanContext): void {
  const stems = drafts.map(({ token }) => stem(token.parts.join("")));
  for (const [from, to] of synonyms) {
    for (let start = stems.indexOf(from[0] ?? ""); start !== -1; start = stems.indexOf(from[0] ?? "", start + 1)) {
      if (from.every((term, offset) => stems[start + offset] === term)) {
        const terms = to.filter(vocabulary.has).map((term) => ({ term, weight: WEIGHTS.synonym }));
        addTo(drafts.slice(start, start + from.length), terms);
      }
    }
  }
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

function chooseWords(drafts: readonly Draft[], { vocabulary, sectionCount }: PlanContext): PlannedWord[] {
  const words = drafts
    .flatMap((draft) => draft.words)
    .map((alternatives): PlannedWord => {
      const [best] = alternatives;
      const frequency = vocabulary.frequencyOf(best?.term ?? "");
      return { alternatives, importance: Math.log(1 + sectionCount / (frequency + 1)) };
    });
  const different = words.filter(
    (word, position) =>
      words.findIndex((other) => other.alternatives[0]?.term === word.alternatives[0]?.term) === position,
  );
  return different.sort((left, right) => right.importance - left.importance).slice(0, MOST_WORDS);
}
