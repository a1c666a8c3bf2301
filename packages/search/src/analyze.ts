import { stem } from "./stem.ts";
import { stopWords } from "./stop-words.ts";
import { type Token, tokenize } from "./tokenize.ts";

/**
 * Returns the index terms of a token: its words, stemmed, and, for an identifier, also all of them joined. As a result,
 * `withMountedCache`, `with_mounted_cache`, and `with-mounted-cache` are the same term, and "mounted cache" finds it.
 */
export function toTerms({ parts, flag }: Token): readonly string[] {
  const words = parts.map(stem);
  const joined = parts.length > 1 ? [stem(parts.join(""))] : [];
  return flag === undefined ? [...joined, ...words] : [flag, ...joined, ...words];
}

/**
 * Returns the terms of a text in order.
 *
 * @param keepsStopWords whether words that appear everywhere count, as they do in headings.
 */
export function analyze(text: string, { keepsStopWords = false } = {}): string[] {
  return tokenize(text)
    .flatMap((token) => toTerms(token))
    .filter((term) => keepsStopWords || !isStopTerm(term));
}

/** Checks whether a term is meaningless outside headings. */
export function isStopTerm(term: string): boolean {
  return stopTerms.has(term) || /^[a-z\d]$/.test(term);
}

const stopTerms = new Set([...stopWords].flatMap((word) => [word, stem(word)]));
