import { tokenize, toTerms } from "@docs/search";

/** Terms of statements that were read before: questions about one subject read the same sections. */
const known = new Map<string, ReadonlySet<string>>();

/** More statements than a site has sections; hostile questions cannot fill the memory. */
const MOST_KNOWN = 20_000;

/** Gives the terms of the index that a statement has. */
export function readTerms(text: string): ReadonlySet<string> {
  const terms = known.get(text) ?? new Set(tokenize(text).flatMap((token) => [...toTerms(token)]));
  if (known.size >= MOST_KNOWN) {
    known.clear();
  }
  known.set(text, terms);
  return terms;
}
