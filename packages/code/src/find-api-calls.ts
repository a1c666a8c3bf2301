import { loadFacts } from "@docs/facts";
import { createApiVocabulary, followCalls, type Meaning, maskCode, type Vocabulary } from "@docs/snippets/calls";

let vocabulary: Vocabulary<Meaning> | undefined;

/**
 * Finds the functions of the API that a program calls, as a reader who points at one gets a card: returns where each name
 * begins.
 *
 * @param language id of an SDK.
 */
export function findApiCalls(code: string, language: string): ReadonlySet<number> {
  vocabulary ??= createApiVocabulary(loadFacts().api.types);
  const found = followCalls(maskCode(code, language), language, vocabulary);
  return new Set(found.flatMap(({ start, meaning }) => (meaning ? [start] : [])));
}
