import { toPlainWords } from "@docs/search";
import { CELL_SEPARATOR } from "./passages.ts";
import type { Site } from "./site.ts";

/** An error message that the documentation explains. */
interface KnownMessage {
  readonly section: number;
  /** The message itself if it's in a row of a table. */
  readonly row?: string;
  /** The message's fixed words in plain form, in order; the parts that vary are between the pieces. */
  readonly pieces: readonly string[];
  readonly length: number;
}

/** A message that was found in a question. */
export interface FoundMessage {
  readonly section: number;
  readonly row?: string;
}

/** Share of a message's words that a question has to contain, in order. Raising it misses shortened pastes. */
const LEAST_SHARE = 0.6;

/** Messages with fewer words match only if they make up most of the question. */
const SHORTEST = 3;

/** Matches the head of a table of messages. */
const HEADS = /(?:^|\n)Message(?: or symptom)? · /;

/** Creates the search for a message that a reader has pasted. The catalog is read from the pages once. */
export function createMessageFinder(site: Site): (question: string) => FoundMessage | undefined {
  let known: readonly KnownMessage[] | undefined;
  return (question) => {
    known ??= readMessages(site);
    const words = toPlainWords(question);
    const count = words.trim().split(" ").length;
    let best: { readonly message: KnownMessage; readonly matched: number } | undefined;
    for (const message of known) {
      // A dedicated entry explains more than a row of a table.
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

/** Counts the words of the pieces that the question contains, each after the previous one. */
function countMatched(pieces: readonly string[], words: string): number {
  let [from, matched] = [0, 0];
  for (const piece of pieces) {
    const found = findBeginning(piece.trim().split(" "), words, from);
    matched += found?.length ?? 0;
    from = found?.end ?? from;
  }
  return matched;
}

/**
 * Pieces shorter than this have to match completely; longer ones need at least their first `SHORTEST_BEGINNING` words.
 */
const SHORTEST_CUT = 7;
const SHORTEST_BEGINNING = 3;

/** Finds the longest beginning of a piece that the question contains as one run of words. */
function findBeginning(piece: readonly string[], words: string, from: number) {
  const shortest = piece.length < SHORTEST_CUT ? piece.length : SHORTEST_BEGINNING;
  for (let length = piece.length; length >= shortest; length -= 1) {
    const beginning = ` ${piece.slice(0, length).join(" ")} `;
    const place = words.indexOf(beginning, from);
    if (place !== -1) {
      // The space after a piece is also the space before the next one.
      return { length, end: place + beginning.length - 1 };
    }
  }
  return undefined;
}
