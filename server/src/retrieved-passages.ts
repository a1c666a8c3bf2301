import type { Citer } from "@docs/answers/citations";
import type { AnswerSource } from "@docs/answers/types";
import type { Passage } from "./documentation.ts";

/** A passage with the number that a model uses to cite it. */
export interface NumberedPassage {
  readonly number: number;
  readonly passage: Passage;
}

/** The passages that were retrieved for one answer, and those that the answer cites. */
export interface RetrievedPassages extends Citer {
  /** Adds search results. A passage that was found before keeps its number. */
  add(found: readonly Passage[]): NumberedPassage[];
  /** All passages, in the order in which they were found. */
  readonly passages: readonly Passage[];
  /** The sources that the answer has cited, in the order of their first citation. */
  readonly sources: readonly AnswerSource[];
}

/**
 * Creates an empty collection of passages.
 *
 * @param origins origins of the site, whose full addresses are equivalent to their paths
 * @param isKnownHost whether the answer's code may name a host
 */
export function createRetrievedPassages(
  origins: readonly string[],
  isKnownHost: (host: string) => boolean,
): RetrievedPassages {
  const passages: Passage[] = [];
  const sources: AnswerSource[] = [];

  /** Returns the number of an item, starting from 1, and adds the item if no other has the same address. */
  function numberOf<T extends AnswerSource>(items: T[], item: T): number {
    const known = items.findIndex(({ url }) => url === item.url);
    return known === -1 ? items.push(item) : known + 1;
  }

  const nameSource = (passage: Passage | undefined) => passage && numberOf(sources, toSource(passage));

  function toPath(address: string): string {
    const origin = origins.find((known) => address.startsWith(`${known}/`));
    return (origin ? address.slice(origin.length) : address).replace(/\/(?=#|$)/, "") || "/";
  }

  return {
    passages,
    sources,
    add: (found) => found.map((passage) => ({ passage, number: numberOf(passages, passage) })),
    cite: (number) => nameSource(passages[number - 1]),
    citeUrl: (url) => nameSource(passages.find((passage) => toPath(passage.url) === toPath(url))),
    isKnownHost,
    isMentioned: (url) => passages.some(({ text }) => text.includes(url)),
  };
}

/** Returns a passage's source, without the content that only the model needs. */
export function toSource({ url, title, page }: Passage): AnswerSource {
  return { url, title, page };
}
