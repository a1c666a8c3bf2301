import { CELL_SEPARATOR, cutWords, type Words } from "@docs/content/marks";
import { Fragment, type ReactNode } from "react";
import { cleanText } from "./clean-text.ts";

/**
 * Text that can only be code in a sentence: `Container.withExec`, `--progress`, `-v`, `DAGGER_MODULE`. A note is plain
 * text, and so is a quote from a server. A word that could be prose, such as `build`, stays prose.
 */
const CODE =
  /(?<![\w./-])(--[a-z][a-z-]*[a-z]|-v+|-[A-Za-z]|[A-Z]\w*\.(?!js\b)[a-z]\w+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w/-])/;

/** Splits a text into what's no link and what's one, in turns. */
export function splitLinks(words: Words): readonly (Words & { readonly url?: string })[] {
  const pieces: (Words & { readonly url?: string })[] = [];
  let end = 0;
  for (const [from, to, url] of words.links ?? []) {
    pieces.push(cutWords(words, end, from), { ...cutWords(words, from, to), url });
    end = to;
  }
  return [...pieces, cutWords(words, end, words.text.length)];
}

/** Renders a text with its code in code font; the words themselves don't change. */
export function CodeWords({ text, code }: Words): ReactNode {
  const pieces = code ? splitAt(text, code) : text.split(CODE);
  // The pattern has one group, so every second piece is a match.
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text can only be identified by position
    <Fragment key={index}>{index % 2 === 1 ? <code>{cleanText(piece)}</code> : cleanText(piece)}</Fragment>
  ));
}

/** Splits a text into what's not code and what is, in turns. */
function splitAt(text: string, code: NonNullable<Words["code"]>): readonly string[] {
  const bounds = [0, ...code.flat(), text.length];
  return bounds.slice(0, -1).map((start, index) => text.slice(start, bounds[index + 1]));
}

/** Splits the row of a table into its cells; a text that's no row is one cell. */
export function splitCells(words: Words): readonly Words[] {
  let start = 0;
  return words.text.split(CELL_SEPARATOR).map((cell) => {
    const from = start;
    start += cell.length + CELL_SEPARATOR.length;
    return cutWords({ code: [], ...words }, from, from + cell.length);
  });
}
