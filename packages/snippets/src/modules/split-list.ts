/** A character of code, and whether brackets or a quotation are open behind it. */
interface Step {
  readonly character: string;
  readonly index: number;
  readonly depth: number;
  readonly isQuoted: boolean;
}

const OPENERS = "([{<";
const CLOSERS = ")]}>";
const MARKS = "\"'`";

/** Goes through code without comments and keeps count of brackets and quotation marks. */
function* walkCode(text: string, start = 0): Generator<Step> {
  let depth = 0;
  let quote = "";
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote !== "" && character === "\\") {
      // What follows is part of the text, a quotation mark too.
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

/** Splits outside brackets and quotes. @example splitList("a, b<c, d>") // ["a", "b<c, d>"] */
export function splitList(text: string, separator = ","): readonly string[] {
  const ends = [...walkCode(text)]
    .filter(({ character, depth, isQuoted }) => character === separator && depth === 0 && !isQuoted)
    .map(({ index }) => index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts.map((start, index) => text.slice(start, ends[index]).trim()).filter((part) => part !== "");
}

/** Gives the text between a bracket and the one that closes it. */
export function readBrackets(source: string, open: number): string {
  for (const { index, depth } of walkCode(source, open)) {
    if (depth === 0) {
      return source.slice(open + 1, index);
    }
  }
  return source.slice(open + 1);
}

/** Gives the text up to the end of its line, or of a later line when brackets are open at that end. */
export function readStatement(source: string, start: number): string {
  for (const { character, index, depth, isQuoted } of walkCode(source, start)) {
    if (character === "\n" && depth === 0 && !isQuoted) {
      return source.slice(start, index);
    }
  }
  return source.slice(start);
}

/**
 * Empties curly brackets, so that a class keeps its declarations and loses the bodies of its functions.
 *
 * What follows a round bracket is no body but a list, such as an annotation has.
 */
export function emptyBodies(source: string): string {
  let text = "";
  for (let start = 0; start < source.length; ) {
    const open = source.indexOf("{", start);
    if (open === -1) {
      return text + source.slice(start);
    }
    const end = open + readBrackets(source, open).length + 2;
    text += source.slice(start, open) + (source.charAt(open - 1) === "(" ? source.slice(open, end) : "{}");
    start = end;
  }
  return text;
}
