import { type Part, type Script, ShellSyntaxError, type Word } from "./script.ts";

/** Reads the script inside `$(…)` and gives the place after its parenthesis. */
export type ReadSubstitution = (source: string, start: number) => { readonly script: Script; readonly end: number };

/** Characters that end a word outside quotes. */
export const METACHARACTERS = new Set([" ", "\t", "\n", "|", "&", ";", "(", ")", "<", ">"]);

/** Reads one word of a POSIX shell: quotes, backslashes, variables and substitutions. */
export function readWord(
  source: string,
  start: number,
  readSubstitution: ReadSubstitution,
): { readonly word: Word; readonly end: number } {
  const parts: Part[] = [];
  let isQuoted = false;
  let isInQuotes = false;
  let index = start;
  const add = (text: string, offset: number) => {
    const last = parts.at(-1);
    if (last?.kind === "text") {
      parts[parts.length - 1] = { ...last, text: last.text + text };
    } else {
      parts.push({ kind: "text", text, offset });
    }
  };
  while (index < source.length) {
    const character = source.charAt(index);
    if (!isInQuotes && METACHARACTERS.has(character)) {
      break;
    }
    if (character === '"') {
      isInQuotes = !isInQuotes;
      isQuoted = true;
      add("", index + 1);
      index += 1;
    } else if (character === "'" && !isInQuotes) {
      const end = findQuote(source, index);
      add(source.slice(index + 1, end), index + 1);
      isQuoted = true;
      index = end + 1;
    } else if (character === "\\") {
      add(source.charAt(index + 1), index);
      index += 2;
    } else if (character === "$") {
      const part = readExpansion(source, index, readSubstitution);
      if (part.part) {
        parts.push(part.part);
      } else {
        add("$", index);
      }
      index = part.end;
    } else {
      add(character, index);
      index += 1;
    }
  }
  if (isInQuotes) {
    throw new ShellSyntaxError(start, "Unexpected end of a quoted text", "a closing quotation mark");
  }
  return { word: { text: parts.map(textOf).join(""), offset: start, isQuoted, parts }, end: index };
}

function findQuote(source: string, start: number): number {
  const end = source.indexOf("'", start + 1);
  if (end < 0) {
    throw new ShellSyntaxError(start, "Unexpected end of a quoted text", "a closing quotation mark");
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
