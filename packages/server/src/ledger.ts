import type { Citer } from "@docs/answers/citations";
import type { AnswerSource } from "@docs/answers/types";
import type { Passage } from "./passages.ts";
import type { NumberedPassage } from "./prompt.ts";

/** What was retrieved for one answer, and what of it the answer names. */
export interface Ledger extends Citer {
  /** Enters what a search found; a passage keeps the number it has. */
  enter(found: readonly Passage[]): NumberedPassage[];
  /** All that was retrieved, best first. */
  readonly passages: readonly Passage[];
  /** The sources that the answer has named, in that order. */
  readonly sources: readonly AnswerSource[];
}

/**
 * Opens a ledger.
 *
 * @param origins those of the site: an address there is the same as its path
 */
export function createLedger(origins: readonly string[]): Ledger {
  const passages: Passage[] = [];
  const sources: AnswerSource[] = [];

  function name(passage: Passage | undefined): number | undefined {
    if (!passage) {
      return undefined;
    }
    const known = sources.findIndex(({ url }) => url === passage.url);
    if (known !== -1) {
      return known + 1;
    }
    return sources.push(toSource(passage));
  }

  function toPath(address: string): string {
    const origin = origins.find((known) => address.startsWith(`${known}/`));
    return (origin ? address.slice(origin.length) : address).replace(/\/(?=#|$)/, "") || "/";
  }

  return {
    passages,
    sources,
    enter: (found) =>
      found.map((passage) => {
        const known = passages.findIndex(({ url }) => url === passage.url);
        return { passage, number: known === -1 ? passages.push(passage) : known + 1 };
      }),
    cite: (number) => name(passages[number - 1]),
    citeUrl: (url) => name(passages.find((passage) => toPath(passage.url) === toPath(url))),
    isMentioned: (url) => passages.some(({ text }) => text.includes(url)),
  };
}

/** Leaves out what is for the model only. */
export function toSource({ url, title, page }: Passage): AnswerSource {
  return { url, title, page };
}
