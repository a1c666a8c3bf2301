import { isStopTerm } from "./analyze.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokenize.ts";

/** Returns a form that is the same for equivalent queries and headings: `with_exec`, `withExec`, and "with exec". */
export function toKey(tokens: readonly Token[]): string {
  return tokens.flatMap(({ parts }) => parts.map(stem)).join(" ");
}

/** Reduces such a form to its meaningful words: "how do I install Dagger" becomes the heading "Installation". */
export function toCore(tokens: readonly Token[], weakTerms: ReadonlySet<string>): string {
  const terms = tokens.flatMap(({ parts }) => parts.map(stem));
  return terms.filter((term) => !isStopTerm(term) && !weakTerms.has(term)).join(" ");
}

/** Returns the term of a name with any number of parts: `gc.policies[].all` becomes `gcpoliciesall`. */
export function toName(tokens: readonly Token[]): string {
  return stem(tokens.flatMap(({ parts }) => parts).join(""));
}

/** Returns a name's last part, with endings, in one form for all spellings: `withoutfiles` for `dir.without_files`. */
export function toSpelling(name: string): string {
  return (name.split(".").at(-1) ?? "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
