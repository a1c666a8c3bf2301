import type { Draft, PlanContext } from "./draft-words.ts";
import { toKey, toName } from "./name-keys.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokenize.ts";

/** Checks for the spelling of API names: inner capitals, underscores, parentheses, or an object and a dot. */
export function isSymbol(text: string): boolean {
  return SYMBOL.test(text);
}

const SYMBOL = /^[\w$.]*(?:[a-z\d][A-Z]|[A-Z]{2}[a-z]|\w_\w|\w\.[a-zA-Z]\w{2}|\w\(\)$)[\w$.()]*$/;

/** Checks whether a query is a member after its object: `dag.container`, `Container.withExec()`. */
export function isMember(text: string): boolean {
  return MEMBER.test(text);
}

const MEMBER = /^[\w$]+\.[\w$.]+(?:\(\))?$/;

/** Returns the keys that headings are compared with: the query, and the query after correction. */
export function readKeys(drafts: readonly Draft[], { vocabulary }: PlanContext): string[] {
  // A flag isn't part of a command's heading: "dagger init --sdk" is about `dagger init`.
  const plain = drafts.filter(({ token, isValue }) => token.flag === undefined && !isValue);
  const named = plain.length > 0 ? plain : drafts;
  const key = toKey(named.map(({ token }) => token));
  const isKnown = named.every(({ token, words }) => words.length !== 1 || vocabulary.has(stem(token.parts.join(""))));
  // "dager login" is the heading "dagger login" with a typo.
  const corrected = isKnown ? key : named.map(readBest).join(" ");
  return [...new Set([key, corrected])].filter((one) => one !== "");
}

function readBest({ token, words }: Draft): string {
  return words.length === 1 ? (words[0]?.[0]?.term ?? "") : toKey([token]);
}

/** Returns the terms of a query's flags, or of the single name that makes up the query. */
export function readNames(text: string, tokens: readonly Token[]): string[] {
  const flags = tokens.flatMap(({ flag }) => flag ?? []);
  const isName = flags.length === 0 && !/\s/.test(text) && !/^[a-z]*$/i.test(text);
  return isName && tokens.length > 0 ? [toName(tokens)] : flags;
}
