import type { DecodedIndex } from "./decode-index.ts";
import { toPlainWords } from "./text-store.ts";

/** Finds the section about a message that a text contains, whole or in part. */
export type MessageFinder = (text: string) => { readonly section: number } | undefined;

interface Message {
  readonly section: number;
  /** The parts between the values that a message is about, as plain words. */
  readonly pieces: readonly string[];
  /** Number of words of all pieces. */
  readonly length: number;
  /** Whether it's a row of a table, which explains less than an entry of its own. */
  readonly isRow: boolean;
}

/** Share of a message's words that a text has to contain. */
const LEAST_SHARE = 0.6;

/** Messages that match with fewer words than this count only if they make up most of the text. */
const SHORTEST = 3;

/** Longer pieces may be cut off at their end, after this many words. */
const SHORTEST_BEGINNING = 4;

/** Number of characters of a text that are searched for messages. */
const LONGEST_TEXT = 6000;

/** Prepares the messages of an index, which are the headings of its sections about errors. */
export function createMessageFinder({ sections }: DecodedIndex): MessageFinder {
  const messages = sections.flatMap(({ kind, heading, anchor }, section) => {
    const pieces = heading
      .split(/…|\.\.\./)
      .map((piece) => toPlainWords(piece).trim())
      .filter((piece) => piece !== "");
    const length = pieces.reduce((sum, piece) => sum + piece.split(" ").length, 0);
    return kind === "error" && length > 0 ? [{ section, pieces, length, isRow: anchor.startsWith("message-") }] : [];
  });
  messages.sort((left, right) => Number(left.isRow) - Number(right.isRow));
  return (text) => {
    const words = toPlainWords(text.slice(0, LONGEST_TEXT));
    const count = words.trim().split(" ").length;
    let best: { readonly message: Message; readonly matched: number; readonly share: number } | undefined;
    for (const message of messages) {
      const matched = countMatched(message, words);
      const share = Math.min(matched / message.length, 1);
      const isEnough =
        share >= LEAST_SHARE && (matched >= SHORTEST ? matched * 12 > count || share === 1 : matched * 2 > count);
      // Of two that match equally well, the one that has nothing else to say is meant.
      if (isEnough && (matched > (best?.matched ?? 0) || (matched === best?.matched && share > best.share))) {
        best = { message, matched, share };
      }
    }
    return best && { section: findEntry(best.message, messages).section };
  };
}

/**
 * Finds the entry about a row's message. One CI system's page has a row for the message as its reader meets it, but the
 * entry whose whole heading begins that row explains the message to everybody.
 */
function findEntry(row: Message, messages: readonly Message[]): Message {
  const words = ` ${row.pieces.join(" ")} `;
  const entries = messages.filter(
    ({ isRow, pieces, length }) =>
      !isRow && pieces.length === 1 && length >= SHORTEST && words.startsWith(` ${pieces.join(" ")} `),
  );
  return row.isRow ? (entries.sort((left, right) => right.length - left.length)[0] ?? row) : row;
}

/**
 * Counts the words of the pieces that a text contains, each piece after the previous one. A value between two pieces
 * counts as a word, so that the entry of `no module "…"` matches no worse than a row about one module.
 */
function countMatched({ pieces }: Message, words: string): number {
  let [from, matched] = [0, 0];
  let isBegun = false;
  for (const [place, piece] of pieces.entries()) {
    const found = findBeginning(piece.split(" "), words, from);
    const isAfterValue =
      place > 0 && matched > 0 && found !== undefined && words.slice(from, found.start).trim() !== "";
    matched += (found?.length ?? 0) + Number(isAfterValue);
    from = found?.end ?? from;
    isBegun ||= place === 0 && found !== undefined;
  }
  // Many messages end in "does not exist", so what follows the first value says little by itself.
  return isBegun || matched >= SHORTEST_BEGINNING ? matched : 0;
}

/** Finds the longest beginning of a piece that a text contains as one run of words. */
function findBeginning(piece: readonly string[], words: string, from: number) {
  const shortest = Math.min(piece.length, SHORTEST_BEGINNING);
  for (let length = piece.length; length >= 1; length -= 1) {
    const beginning = ` ${piece.slice(0, length).join(" ")} `;
    const place = words.indexOf(beginning, from);
    const isCutOff = place + beginning.length === words.length;
    if (place !== -1 && (length >= shortest || isCutOff)) {
      // The space after a piece is also the space before the next one.
      return { length, start: place, end: place + beginning.length - 1 };
    }
  }
  return undefined;
}
