/** A character of code, and whether brackets or quotes are open after it. */
interface Step {
  readonly character: string;
  readonly index: number;
  readonly depth: number;
  readonly isQuoted: boolean;
}

const OPENERS = "([{<";
const CLOSERS = ")]}>";
const MARKS = "\"'`";

/** Walks through code without comments, keeping track of brackets and quotation marks. */
function* walkCode(text: string, start = 0): Generator<Step> {
  let depth = 0;
  let quote = "";
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote !== "" && character === "\\") {
      // The next character is part of the text, even if it's a quotation mark.
      index += 1;
      continue;
    }
    if (MARKS.includes(character) && (quote === "" || quote === character)) {
      quote = quote === "" ? character : "";
    } else if (quote === "" && !/[=-]>/.test(text.slice(index - 1, index + 1))) {
      depth += Number(OPENERS.includes(character)) - Number(CLOSERS.includes(character));
    }
    yield { character, index, depth, isQuoted: quote !== "" };
  }
}

/** Splits a list at separators outside brackets and quotes. @example splitList("a, b<c, d>") // ["a", "b<c, d>"] */
export function splitList(text: string, separator = ","): readonly string[] {
  const ends = [...walkCode(text)]
    .filter(({ character, depth, isQuoted }) => character === separator && depth === 0 && !isQuoted)
    .map(({ index }) => index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts.map((start, index) => text.slice(start, ends[index]).trim()).filter((part) => part !== "");
}

/** Returns the text between a bracket and its closing counterpart. */
export function readBrackets(source: string, open: number): string {
  for (const { index, depth } of walkCode(source, open)) {
    if (depth === 0) {
      return source.slice(open + 1, index);
    }
  }
  return source.slice(open + 1);
}

/** Returns the text up to the end of its line, or of a later line if brackets are still open. */
export function readStatement(source: string, start: number): string {
  for (const { character, index, depth, isQuoted } of walkCode(source, start)) {
    if (character === "\n" && depth === 0 && !isQuoted) {
      return source.slice(start, index);
    }
  }
  return source.slice(start);
}
