import { toPlainWords } from "@docs/search";
import { CELL_SEPARATOR } from "./passages.ts";
import type { Site } from "./site.ts";

/** A message that the documentation explains. */
interface KnownMessage {
  readonly section: number;
  /** The message itself when it stands in the row of a table. */
  readonly row?: string;
  /** Its fixed words in plain form, in their order: between them stands what differs each time. */
  readonly pieces: readonly string[];
  readonly length: number;
}

/** A message that was found in a question. */
export interface FoundMessage {
  readonly section: number;
  readonly row?: string;
}

/** Share of a message's words that has to be in the question, in their order. Raising it misses shortened pastes. */
const LEAST_SHARE = 0.6;

/** Shorter messages are found only when they are most of the question. */
const SHORTEST = 3;

/** How a table of messages begins. */
const HEADS = /(?:^|\n)Message(?: or symptom)? · /;

/** Creates the search for a message that a reader has pasted. The catalogue is read from the pages once. */
export function createMessageFinder(site: Site): (question: string) => FoundMessage | undefined {
  let known: readonly KnownMessage[] | undefined;
  return (question) => {
    known ??= readMessages(site);
    const words = toPlainWords(question);
    const count = words.trim().split(" ").length;
    let best: { readonly message: KnownMessage; readonly matched: number } | undefined;
    for (const message of known) {
      // An entry of its own says more than a row of a table.
      const matched = countMatched(message.pieces, words) + (message.row === undefined ? 0.5 : 0);
      const isEnough = matched >= message.length * LEAST_SHARE && (matched >= SHORTEST || matched * 2 > count);
      if (isEnough && matched > (best?.matched ?? 0)) {
        best = { message, matched };
      }
    }
    return best && { section: best.message.section, ...(best.message.row ? { row: best.message.row } : {}) };
  };
}

function readMessages(site: Site): readonly KnownMessage[] {
  const sections = Array.from({ length: site.count }, (_, number) => site.section(number));
  return sections
    .flatMap(({ number, kind, text, source, passages }) => {
      if (HEADS.test(text)) {
        const rows = passages.filter(({ form }) => form === "row");
        return rows.map((row) => ({ ...toMessage(number, row.text.split(CELL_SEPARATOR)[0] ?? ""), row: row.text }));
      }
      return kind === "error" ? [toMessage(number, source.title)] : [];
    })
    .filter(({ length }) => length > 0);
}

function toMessage(section: number, message: string): KnownMessage {
  const pieces = message
    .split("…")
    .map(toPlainWords)
    .filter((piece) => piece.trim() !== "");
  return { section, pieces, length: pieces.reduce((sum, piece) => sum + countWords(piece), 0) };
}

function countWords(piece: string): number {
  return piece.trim().split(" ").length;
}

/** Counts the words of pieces that the question has, each after the previous one. */
function countMatched(pieces: readonly string[], words: string): number {
  let [from, matched] = [0, 0];
  for (const piece of pieces) {
    const found = findBeginning(piece.trim().split(" "), words, from);
    matched += found?.length ?? 0;
    from = found?.end ?? from;
  }
  return matched;
}

/** Shorter pieces are found whole, and longer ones by at least this many words of their beginning. */
const SHORTEST_CUT = 7;
const SHORTEST_BEGINNING = 3;

/** Finds as much of the beginning of a piece as the question has, in one stretch. */
function findBeginning(piece: readonly string[], words: string, from: number) {
  const shortest = piece.length < SHORTEST_CUT ? piece.length : SHORTEST_BEGINNING;
  for (let length = piece.length; length >= shortest; length -= 1) {
    const beginning = ` ${piece.slice(0, length).join(" ")} `;
    const place = words.indexOf(beginning, from);
    if (place !== -1) {
      // The blank after a piece is the blank before the next one.
      return { length, end: place + beginning.length - 1 };
    }
  }
  return undefined;
}
