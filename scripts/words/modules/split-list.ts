/** A character of code, and whether brackets or a quotation are open behind it. */
interface Step {
  readonly character: string;
  readonly index: number;
  readonly depth: number;
  readonly isQuoted: boolean;
}

const OPENERS = "([{<";
const CLOSERS = ")]}>";

/** Goes through code and keeps count of brackets and quotation marks. */
function* walkCode(text: string, start = 0): Generator<Step> {
  let depth = 0;
  let quote = "";
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    const isMark = character === `"` || character === "'";
    if (isMark && (quote === "" || quote === character)) {
      quote = quote === "" ? character : "";
    } else if (quote === "") {
      depth += Number(OPENERS.includes(character)) - Number(CLOSERS.includes(character));
    }
    yield { character, index, depth, isQuoted: quote !== "" };
  }
}

/** Splits at commas outside brackets and quotes. @example splitList("a, b<c, d>") // ["a", "b<c, d>"] */
export function splitList(text: string): readonly string[] {
  const ends = [...walkCode(text)]
    .filter(({ character, depth, isQuoted }) => character === "," && depth === 0 && !isQuoted)
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
