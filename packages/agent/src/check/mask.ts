import type { Sdk } from "@docs/search";

/** What looks like code but isn't: comments, and texts with their quotes. */
const OPAQUE: Readonly<Record<Sdk, RegExp>> = {
  go: /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|`[^`]*`|'(?:\\.|[^'\\\n])*'/g,
  java: /\/\/.*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
  php: /\/\/.*|#(?!\[).*|\/\*[\s\S]*?\*\/|<<<['"]?(\w+)['"]?\n[\s\S]*?\n\s*\1\b|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g,
  python: /#.*|[a-z]{0,2}"""[\s\S]*?"""|[a-z]{0,2}'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gi,
  typescript: /\/\/.*|\/\*[\s\S]*?\*\/|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
};

/** Replaces comments by spaces and texts by `"___"`, so that every character keeps its place. */
export function maskCode(code: string, sdk: Sdk): string {
  return code.replace(OPAQUE[sdk], (match) => {
    const isComment = /^(?:\/[/*]|#)/.test(match);
    const blank = match.replace(/[^\n]/g, isComment ? " " : "_");
    return isComment ? blank : `"${blank.slice(1, -1)}"`;
  });
}

/** Finds the bracket that closes the one at an offset of masked code; undefined if it's never closed. */
export function findClosing(code: string, open: number): number | undefined {
  let depth = 0;
  for (let offset = open; offset < code.length; offset += 1) {
    const character = code[offset] ?? "";
    depth += "([{".includes(character) ? 1 : 0;
    depth -= ")]}".includes(character) ? 1 : 0;
    if (depth === 0) {
      return offset;
    }
  }
  return undefined;
}

/** A part of a list, such as an argument. */
export interface ListPart {
  readonly text: string;
  readonly offset: number;
}

/** Splits what stands between two brackets of masked code at the commas on its own level. */
export function splitParts(code: string, open: number, close: number): readonly ListPart[] {
  const parts: ListPart[] = [];
  let start = open + 1;
  let depth = 0;
  for (let offset = start; offset <= close; offset += 1) {
    const character = code[offset] ?? "";
    if (offset === close || (depth === 0 && character === ",")) {
      const text = code.slice(start, offset);
      const margin = text.length - text.trimStart().length;
      parts.push({ text: text.trim(), offset: start + margin });
      start = offset + 1;
    }
    depth += "([{".includes(character) ? 1 : 0;
    depth -= ")]}".includes(character) ? 1 : 0;
  }
  return parts.filter(({ text }) => text !== "");
}
