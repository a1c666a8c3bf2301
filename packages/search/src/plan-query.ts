import type { Alternative } from "./create-scorer.ts";
import { type Draft, draftWords, type PlanContext, rarity } from "./draft-words.ts";
import { toCore, toKey } from "./name-keys.ts";
import { isMember, isSymbol, readKeys, readNames } from "./read-names.ts";
import { tokenize } from "./tokenize.ts";

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
  /** The query as it was typed, without blanks around it. */
  readonly text: string;
  /** Whether it has several words. */
  readonly isPhrase: boolean;
  /** Whether it has signs that only keys of configuration have: `policies[].all`, `$schema`. */
  readonly isPath: boolean;
  /** Terms of the flags and of the one name that the query consists of: the section that explains it is wanted. */
  readonly names: readonly string[];
  /** The same without words that say little; empty when nothing is left. */
  readonly core: string;
  /** Whether the query is written as only names of the API are: `withExec`, `with_exec`, `sync()`. */
  readonly isSymbol: boolean;
  /** Set for a single letter, which stands in nearly every text. */
  readonly onlyHeadings: boolean;
}

/** Longest query, in characters, that is read to its end. A pasted error message is shorter. */
const LONGEST_QUERY = 600;

/** Most words that are looked up. Raising it lets long pastes cost more time for little more certainty. */
const MOST_WORDS = 14;

/** What is left of a word that says little on this site, and of what a flag is set to. */
const WEIGHTS = { weak: 0.25, flagValue: 0.25 } as const;

/** Reads a query: what its words are, and which terms of the index stand for them. */
export function planQuery(query: string, context: PlanContext): QueryPlan {
  const whole = query.slice(0, LONGEST_QUERY);
  const text = whole.trim();
  const tokens = tokenize(whole);
  const onlyHeadings = tokens.length === 1 && tokens[0]?.flag === undefined && tokens[0]?.parts.join("").length === 1;
  const reading = { tokens, isOpen: /[\p{L}\p{N}_-]$/u.test(whole), isMember: isMember(text), onlyHeadings };
  const drafts = draftWords({ text: whole, ...reading }, context);
  return {
    words: chooseWords(drafts, context),
    keys: readKeys(drafts, context),
    memberKey: reading.isMember ? toKey(tokens.slice(-1)) : undefined,
    names: readNames(text, tokens),
    text,
    isPhrase: /\s/.test(text),
    isPath: /[[$]/.test(text),
    core: toCore(tokens, context.weakTerms),
    isSymbol: tokens.length > 0 && isSymbol(text),
    onlyHeadings,
  };
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
