import { SyntaxMistake } from "../syntax-mistake.ts";
import type { Part, Script, Word } from "./script.ts";

/** Reads the script inside `$(…)` and returns the position after its closing parenthesis. */
export type ReadSubstitution = (source: string, start: number) => { readonly script: Script; readonly end: number };

type Groups = Readonly<Record<string, string | undefined>>;

/** Characters that end a word outside quotes. */
export const METACHARACTERS = new Set([" ", "\t", "\n", "|", "&", ";", "(", ")", "<", ">"]);

/** What a word consists of within double quotes. Outside of them, single quotes count as well. */
const IN_QUOTES =
  /\\(?<escaped>[\s\S]?)|\$\{(?<braced>[^}]*)\}|\$(?<name>\w+|[!?#@*$-])|(?<script>\$\()|(?<double>")|(?<plain>[\s\S])/y;
const OUTSIDE = new RegExp(`'(?<single>[^']*)'|(?<lone>')|${IN_QUOTES.source}`, "y");

/** Reads one word of a POSIX shell: quotes, backslashes, variables, and substitutions. */
export function readWord(
  source: string,
  start: number,
  readSubstitution: ReadSubstitution,
): { readonly word: Word; readonly end: number } {
  const parts: Part[] = [];
  let [isQuoted, isInQuotes, index] = [false, false, start];
  while (index < source.length && (isInQuotes || !METACHARACTERS.has(source.charAt(index)))) {
    const piece = readPiece(source, index, isInQuotes);
    const { single, lone, braced, name = braced, script, double } = piece.groups;
    let { end } = piece;
    if (lone) {
      throw unclosed(index);
    } else if (script) {
      const inner = readSubstitution(source, end);
      parts.push({ kind: "substitution", script: inner.script });
      end = inner.end;
    } else if (name !== undefined) {
      parts.push({ kind: "variable", name });
    } else {
      addText(parts, piece.groups, index);
    }
    isQuoted ||= (single ?? double) !== undefined;
    isInQuotes = double ? !isInQuotes : isInQuotes;
    index = end;
  }
  if (isInQuotes) {
    throw unclosed(start);
  }
  return { word: { text: parts.map(textOf).join(""), offset: start, isQuoted, parts }, end: index };
}

function readPiece(source: string, start: number, isInQuotes: boolean) {
  const pattern = isInQuotes ? IN_QUOTES : OUTSIDE;
  pattern.lastIndex = start;
  const groups: Groups = pattern.exec(source)?.groups ?? {};
  return { groups, end: pattern.lastIndex };
}

function unclosed(offset: number): SyntaxMistake {
  return new SyntaxMistake(offset, "Unexpected end of a quoted text", "a closing quotation mark");
}

/** Adds what a piece says to the text before it. A double quote says nothing, but begins a text. */
function addText(parts: Part[], { single, double, escaped, plain }: Groups, index: number): void {
  const text = single ?? escaped ?? plain ?? "";
  const last = parts.at(-1);
  if (last?.kind === "text") {
    parts[parts.length - 1] = { ...last, text: last.text + text };
  } else {
    parts.push({ kind: "text", text, offset: (single ?? double) === undefined ? index : index + 1 });
  }
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
