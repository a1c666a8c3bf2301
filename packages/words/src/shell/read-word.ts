import { SyntaxMistake } from "../syntax-mistake.ts";
import type { Part, Script, Word } from "./script.ts";

/** Reads the script inside `$(…)` and returns the position after its closing parenthesis. */
export type ReadSubstitution = (source: string, start: number) => { readonly script: Script; readonly end: number };

/** Characters that end a word outside quotes. */
export const METACHARACTERS = new Set([" ", "\t", "\n", "|", "&", ";", "(", ")", "<", ">"]);

/** A word that is being read. */
interface OpenWord {
  readonly source: string;
  readonly parts: Part[];
  isQuoted: boolean;
  isInQuotes: boolean;
}

/** Reads one word of a POSIX shell: quotes, backslashes, variables, and substitutions. */
export function readWord(
  source: string,
  start: number,
  readSubstitution: ReadSubstitution,
): { readonly word: Word; readonly end: number } {
  const open: OpenWord = { source, parts: [], isQuoted: false, isInQuotes: false };
  let index = start;
  while (index < source.length && (open.isInQuotes || !METACHARACTERS.has(source.charAt(index)))) {
    index = readCharacter(open, index, readSubstitution);
  }
  if (open.isInQuotes) {
    throw new SyntaxMistake(start, "Unexpected end of a quoted text", "a closing quotation mark");
  }
  const { parts, isQuoted } = open;
  return { word: { text: parts.map(textOf).join(""), offset: start, isQuoted, parts }, end: index };
}

/** Reads a character with everything that belongs to it, and returns the position after it. */
function readCharacter(open: OpenWord, index: number, readSubstitution: ReadSubstitution): number {
  const { source, parts } = open;
  const character = source.charAt(index);
  if (character === "'" && !open.isInQuotes) {
    const end = findQuote(source, index);
    addText(parts, source.slice(index + 1, end), index + 1);
    open.isQuoted = true;
    return end + 1;
  }
  switch (character) {
    case '"':
      open.isInQuotes = !open.isInQuotes;
      open.isQuoted = true;
      addText(parts, "", index + 1);
      return index + 1;
    case "\\":
      addText(parts, source.charAt(index + 1), index);
      return index + 2;
    case "$":
      return addExpansion(parts, source, index, readSubstitution);
    default:
      addText(parts, character, index);
      return index + 1;
  }
}

function addText(parts: Part[], text: string, offset: number): void {
  const last = parts.at(-1);
  if (last?.kind === "text") {
    parts[parts.length - 1] = { ...last, text: last.text + text };
  } else {
    parts.push({ kind: "text", text, offset });
  }
}

function addExpansion(parts: Part[], source: string, index: number, readSubstitution: ReadSubstitution): number {
  const { part, end } = readExpansion(source, index, readSubstitution);
  if (part) {
    parts.push(part);
  } else {
    addText(parts, "$", index);
  }
  return end;
}

function findQuote(source: string, start: number): number {
  const end = source.indexOf("'", start + 1);
  if (end < 0) {
    throw new SyntaxMistake(start, "Unexpected end of a quoted text", "a closing quotation mark");
  }
  return end;
}

function readExpansion(
  source: string,
  start: number,
  readSubstitution: ReadSubstitution,
): { readonly part: Part | undefined; readonly end: number } {
  if (source.charAt(start + 1) === "(") {
    const { script, end } = readSubstitution(source, start + 2);
    return { part: { kind: "substitution", script }, end };
  }
  const match = /^\$(?:\{(?<braced>[^}]*)\}|(?<name>\w+|[!?#@*$-]))/.exec(source.slice(start));
  const name = match?.groups?.braced ?? match?.groups?.name;
  return match && name !== undefined
    ? { part: { kind: "variable", name }, end: start + match[0].length }
    : { part: undefined, end: start + 1 };
}

function textOf(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "variable":
      return `$${part.name}`;
    case "substitution":
      return "$(…)";
  }
}
