/** Who knows what an answer may name. */
export interface Citer {
  /**
   * Gives the number that a marker such as `[3]` is to have, from 1.
   *
   * @returns nothing when the model had no such passage: the marker is dropped.
   */
  readonly cite: (number: number) => number | undefined;
  /**
   * Gives the number of the source at an address; `title` are the words that the model linked.
   *
   * @returns nothing when nothing was retrieved from there: only the words stay.
   */
  readonly citeUrl: (url: string, title: string) => number | undefined;
  /** Says whether a bare address stands in what the model was given. Then it stays, as code and not as a link. */
  readonly isMentioned?: (url: string) => boolean;
}

/** Not enough is known to decide. */
export const WAIT = Symbol("wait");
/** What the beginning of a text becomes, and how many of its characters that were. */
export type Step = { readonly text: string; readonly length: number } | typeof WAIT;

/** Takes one character for what it is, escaped where it would mean something. */
export function literal(text: string): { text: string; length: number } {
  const character = text[0] ?? "";
  return { text: /[\\`~<&[\]]/.test(character) ? `\\${character}` : character, length: 1 };
}

/** Finds where a bracket that opens at `start` closes; escaped ones do not count. */
export function findClose(text: string, start: number, open: string, close: string): number | undefined {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    const character = text[place];
    if (character === "\n" && text[place + 1] === "\n") {
      return undefined;
    }
    if (character === "\\" && text[place + 1] !== close) {
      place += 1;
    } else if (character === open) {
      depth += 1;
    } else if (character === close) {
      depth -= 1;
      if (depth === 0) {
        return place;
      }
    }
  }
  return undefined;
}
