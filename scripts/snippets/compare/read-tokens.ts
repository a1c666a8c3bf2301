import { readPieces } from "@docs/snippets/calls";

/** A piece of a program that isn't whitespace or a comment. */
export interface Token {
  readonly kind: "word" | "number" | "string" | "symbol";
  /** A string's content with its escapes resolved, and {@link HOLE} where a value is inserted. */
  readonly text: string;
  /** Where it begins in the program, in characters. */
  readonly offset: number;
}

/** Marks a place in a string where the program inserts a value. */
export const HOLE = "\0";

/** Code between comments and strings; a line that continues, and PHP's opening tag, say nothing. */
const CODE =
  /\\\n|<\?php|(?<word>[$@]?[A-Za-z_]\w*)|(?<number>0[box][\da-fA-F]+|\d[\d_]*(?:\.\d+)?)|(?<symbol>->|=>|::|\?->|:=|[=!<>]=|&&|\|\||#\[|\S)/g;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "0": HOLE };

/** Splits a well-formed program in any SDK language into tokens. */
export function readTokens(language: string, code: string, start = 0): readonly Token[] {
  const pieces = readPieces(code, language);
  const ends = [0, ...pieces.map(({ offset, marked }) => offset + marked.length)];
  return ends.flatMap((end, index) => {
    const piece = pieces[index];
    const tokens = readCode(code.slice(end, piece?.offset), start + end);
    if (!piece?.form) {
      return tokens;
    }
    const { text, marked, form } = piece;
    const offset = start + piece.offset;
    const hole = new RegExp(form.hole ?? /(?!)/, "g");
    const holed = text.replaceAll(hole, HOLE);
    // The values inserted into a string are program code, too.
    const values = [...marked.matchAll(hole)].flatMap(({ 0: value, index: at }) =>
      readTokens(language, value.replace(/^\$?\{/, (mark) => " ".repeat(mark.length)).replace(/\}$/, ""), offset + at),
    );
    return [...tokens, { kind: "string", text: form.isRaw ? holed : resolveEscapes(holed), offset }, ...values];
  });
}

function readCode(code: string, start: number): readonly Token[] {
  return [...code.matchAll(CODE)].flatMap(({ 0: text, groups, index }) => {
    const kind = (["word", "number", "symbol"] as const).find((one) => groups?.[one]);
    return kind ? [{ kind, text, offset: start + index }] : [];
  });
}

function resolveEscapes(text: string): string {
  return text.replaceAll(/\\(?<mark>\n|.)/g, (_, mark: string) => (mark === "\n" ? "" : (ESCAPES[mark] ?? mark)));
}

/** Returns the index after the bracket that closes the one at the given index. */
export function skipBrackets(tokens: readonly Token[], open: number): number {
  const end = tokens.findIndex((_, index) => index > open && listOpen(tokens, index, open).length === 0);
  return end < 0 ? tokens.length : end;
}

/** Lists the indexes of the brackets that are open before a token. */
export function listOpen(tokens: readonly Token[], end: number, start = 0): readonly number[] {
  const open: number[] = [];
  for (let index = start; index < end; index += 1) {
    const { kind, text } = tokens[index] as Token;
    if (kind === "symbol" && /^(?:#\[|[([{])$/.test(text)) {
      open.push(index);
    } else if (kind === "symbol" && /^[)\]}]$/.test(text)) {
      open.pop();
    }
  }
  return open;
}

/** Returns whether only whitespace precedes an offset on its line. */
export function isFirstOfLine(code: string, offset: number): boolean {
  return /^[ \t]*$/.test(code.slice(code.lastIndexOf("\n", offset - 1) + 1, offset));
}
