import { isStopTerm } from "./analyse.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokenize.ts";

/** Returns the form in which a query and a heading are the same: `with_exec`, `withExec` and "with exec". */
export function toKey(tokens: readonly Token[]): string {
  return tokens.flatMap(({ parts }) => parts.map(stem)).join(" ");
}

/** Leaves of such a form what says something: "how do I install Dagger" becomes the heading "Installation". */
export function toCore(tokens: readonly Token[], weakTerms: ReadonlySet<string>): string {
  const terms = tokens.flatMap(({ parts }) => parts.map(stem));
  return terms.filter((term) => !isStopTerm(term) && !weakTerms.has(term)).join(" ");
}

/** Returns the term of a name that is made of any number of parts: `gc.policies[].all` is `gcpoliciesall`. */
export function toName(tokens: readonly Token[]): string {
  return stem(tokens.flatMap(({ parts }) => parts).join(""));
}

/** Returns the last part of a name in one form for all spellings, endings included: of `dir.without_files` `withoutfiles`. */
export function toSpelling(name: string): string {
  return (name.split(".").at(-1) ?? "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
