import { type Guess, readGuesses } from "./correct-query.ts";
import type { Alternative } from "./create-scorer.ts";
import { type Draft, draftWords, type PlanContext, rarity } from "./draft-words.ts";
import { toCore, toKey, toName } from "./name-keys.ts";
import { readCode, readLanguage } from "./read-code.ts";
import { isMember, isSymbol, readKeys, readNames } from "./read-names.ts";
import { tokenize } from "./tokenize.ts";
import type { Sdk } from "./types.ts";

/** A word of the query with all index terms that represent it. */
export interface PlannedWord {
  /** Never empty. */
  readonly alternatives: readonly Alternative[];
  /** Weight of the word for a section that contains it, relative to the other words: rare words weigh more. */
  readonly importance: number;
}

/** The plan for a search. */
export interface QueryPlan {
  readonly words: readonly PlannedWord[];
  /**
   * The query in the form in which it's compared with headings, including stop words, and the same after correction.
   */
  readonly keys: readonly string[];
  /** The member of `Container.withExec`, in the form in which it's compared with headings. */
  readonly memberKey: string | undefined;
  /** The query as typed, without surrounding spaces. */
  readonly text: string;
  /** The words that the site doesn't contain. Their positions are those in `whole`, the query as it was read. */
  readonly guesses: readonly Guess[];
  readonly whole: string;
  /** Whether it consists of several words. */
  readonly isPhrase: boolean;
  /** Whether it contains characters that only configuration keys have: `policies[].all`, `$schema`. */
  readonly isPath: boolean;
  /** Terms of the flags, and of the single name that makes up the query. They find the section that explains it. */
  readonly names: readonly string[];
  /** The query without words that carry little meaning; empty if nothing is left. */
  readonly core: string;
  /** Whether the query is written as only API names are: `withExec`, `with_exec`, `sync()`. */
  readonly isSymbol: boolean;
  /** The SDK language that the query names or is written in. */
  readonly sdk: Sdk | undefined;
  /** Whether it asks for a reason, or says that something doesn't work. */
  readonly isProblem: boolean;
  /** Set for a single letter, which nearly every text contains. */
  readonly onlyHeadings: boolean;
}

/** Maximum length of a query, in characters; the rest is ignored. A pasted error message is shorter. */
const LONGEST_QUERY = 600;

/** Maximum number of words that are looked up. Raising it makes long pastes slower and hardly more precise. */
const MOST_WORDS = 14;

/**
 * Matches queries that ask for a reason or say that something doesn't work, but not questions such as "how do I go on if
 * a step fails", which ask for a way.
 */
const PROBLEM =
  /^why\b|^(?!(?:how|what|which|where)\b).*\b(?:(?:are|ca|could|did|do|does|has|have|is|was|wo)n['’]?t|not|cannot|never|nothing|although|though|fails|wrong|broken|missing|empty|lost|gone|slow|stuck|hangs?|refused|denied)\b/is;

/** Checks whether a query asks for a reason, or says that something doesn't work. */
export function isProblem(query: string): boolean {
  return PROBLEM.test(query);
}

/** Share of its weight that a word keeps if it carries little meaning on this site, or is the value of a flag. */
const WEIGHTS = { weak: 0.25, flagValue: 0.25 } as const;

/** Reads a query: its words, and the index terms that represent them. */
export function planQuery(query: string, context: PlanContext): QueryPlan {
  const code = isKey(query.trim(), context) ? undefined : readCode(query.slice(0, LONGEST_QUERY), context.isType);
  const whole = code ?? query.slice(0, LONGEST_QUERY);
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
    guesses: code === undefined ? readGuesses(drafts) : [],
    whole,
    isPhrase: /\s/.test(text),
    isPath: /[[$]/.test(text),
    core: toCore(tokens, context.weakTerms),
    isSymbol: tokens.length > 0 && isSymbol(text),
    sdk: readLanguage(query.slice(0, LONGEST_QUERY)),
    isProblem: isProblem(text),
    onlyHeadings,
  };
}

/** Checks for a dotted name that the pages explain as a whole, such as a configuration key: `gc.maxUsedSpace`. */
function isKey(text: string, { vocabulary }: PlanContext): boolean {
  const isDotted = /^(?!dag\.|client\.|query\.|dagger\.)[\w$[\]-]+(?:\.[\w$[\]-]+)+$/i.test(text);
  return isDotted && vocabulary.has(toName(tokenize(text)));
}

function chooseWords(drafts: readonly Draft[], context: PlanContext): PlannedWord[] {
  const { weakTerms } = context;
  const words = drafts
    .flatMap(({ words, isValue }) => words.map((alternatives) => ({ alternatives, isValue })))
    .map(({ alternatives, isValue }): PlannedWord => {
      const [best] = alternatives;
      const weakness = (weakTerms.has(best?.term ?? "") ? WEIGHTS.weak : 1) * (isValue ? WEIGHTS.flagValue : 1);
      return {
        alternatives: alternatives.map((one) => ({ ...one, weight: one.weight * weakness })),
        // A guess that turns out to be a rare word isn't more certain for that.
        importance: weakness * (best?.isGuess ? best.weight : 1) * rarity(best?.term ?? "", context),
      };
    });
  const different = words.filter(
    (word, position) =>
      words.findIndex((other) => other.alternatives[0]?.term === word.alternatives[0]?.term) === position,
  );
  return different.sort((left, right) => right.importance - left.importance).slice(0, MOST_WORDS);
}
