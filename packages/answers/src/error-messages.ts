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

/** Makes what finds the message that a reader has pasted. The catalogue is read from the pages once. */
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
  const found: KnownMessage[] = [];
  for (let section = 0; section < site.count; section += 1) {
    if (site.kindOf(section) === "error" && !HEADS.test(site.textOf(section))) {
      found.push(toMessage(section, site.headingOf(section)));
    }
    if (HEADS.test(site.textOf(section))) {
      for (const { text, form } of site.section(section).passages) {
        const [message = ""] = text.split(CELL_SEPARATOR);
        if (form === "row") {
          found.push({ ...toMessage(section, message), row: text });
        }
      }
    }
  }
  return found.filter(({ length }) => length > 0);
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

/** Counts the words of pieces that the question has, each after the one before; of one that is cut off its beginning. */
function countMatched(pieces: readonly string[], words: string): number {
  let from = 0;
  let matched = 0;
  for (const piece of pieces) {
    const found = findBeginning(piece, words, from);
    if (found !== undefined) {
      matched += countWords(found.piece);
      // The blank after a piece is the blank before the next one.
      from = found.place + found.piece.length - 1;
    }
  }
  return matched;
}

/** Shorter beginnings of a piece are found anywhere, and a piece that is not longer is not cut. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_CUT = 7;

function findBeginning(piece: string, words: string, from: number): { piece: string; place: number } | undefined {
  const whole = words.indexOf(piece, from);
  if (whole !== -1) {
    return { piece, place: whole };
  }
  const all = piece.trim().split(" ");
  if (all.length < SHORTEST_CUT) {
    return undefined;
  }
  // Most messages of the catalogue have nothing of a question: its first word tells.
  for (
    let length = words.includes(` ${all[0]} `) ? all.length - 1 : 0;
    length >= Math.min(SHORTEST_BEGINNING, all.length);
    length -= 1
  ) {
    const beginning = ` ${all.slice(0, length).join(" ")} `;
    const place = words.indexOf(beginning, from);
    if (place !== -1) {
      return { piece: beginning, place };
    }
  }
  return undefined;
}
