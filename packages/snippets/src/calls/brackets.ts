/** A part of a list, such as an argument. */
export interface ListPart {
  readonly text: string;
  readonly offset: number;
  /** Where the white space before it begins, which stands for comments, too. */
  readonly start: number;
}

/** Finds the first of some characters of masked code that's outside of all brackets opened behind an offset. */
function findOutside(code: string, start: number, characters: string): number | undefined {
  let depth = 0;
  for (let offset = start; offset < code.length; offset += 1) {
    const character = code[offset] ?? "";
    if (depth === 0 && characters.includes(character)) {
      return offset;
    }
    depth += Number("([{".includes(character)) - Number(")]}".includes(character));
  }
  return undefined;
}

/** Finds the bracket that closes the one at an offset of masked code; undefined if it's never closed. */
export function findClosing(code: string, open: number): number | undefined {
  return findOutside(code, open + 1, ")]}");
}

/** Finds the end of a line of masked code, or that of a later one if brackets are still open. */
export function findLineEnd(code: string, start: number): number {
  return findOutside(code, start, "\n") ?? code.length;
}

/** Splits what stands between two brackets of masked code at the commas on its own level. */
export function splitParts(code: string, open: number, close: number): readonly ListPart[] {
  const parts: ListPart[] = [];
  for (let start = open + 1; start <= close; ) {
    const end = Math.min(findOutside(code, start, ",)]}") ?? close, close);
    const text = code.slice(start, end);
    parts.push({ text: text.trim(), offset: start + text.length - text.trimStart().length, start });
    start = end + 1;
  }
  return parts.filter(({ text }) => text !== "");
}
