/** A piece of Groovy source, as far as its structure is concerned. */
export interface Token {
  readonly kind: "close" | "end" | "open" | "sign" | "string" | "word";
  /** A string without its quotation marks. */
  readonly text: string;
  /** Where the text begins, behind the quotation marks of a string. */
  readonly offset: number;
}

const PATTERN =
  /(?<blank>[ \t\r]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|^#![^\n]*)|(?<end>[\n;])|(?<triple>'''|""")|(?<quote>['"])|(?<word>[A-Za-z_]\w*)|(?<open>[([{])|(?<close>[)\]}])|(?<sign>[\s\S])/y;

/** Says that a string is never closed. */
export class OpenStringError extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super("Unexpected end of a string");
    this.offset = offset;
  }
}

/**
 * Splits Groovy into strings, names, brackets, ends of lines and other signs; comments and blanks are left out.
 *
 * @throws OpenStringError where a string has no end.
 */
export function readTokens(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < source.length) {
    PATTERN.lastIndex = index;
    const groups = PATTERN.exec(source)?.groups ?? {};
    const quote = groups.triple ?? groups.quote;
    if (quote !== undefined) {
      const text = readString(source, index, quote);
      tokens.push({ kind: "string", text, offset: index + quote.length });
      index += text.length + 2 * quote.length;
      continue;
    }
    const kind = (["end", "word", "open", "close", "sign"] as const).find((name) => groups[name] !== undefined);
    if (kind !== undefined) {
      tokens.push({ kind, text: groups[kind] ?? "", offset: index });
    }
    index = PATTERN.lastIndex;
  }
  return tokens;
}

function readString(source: string, start: number, quote: string): string {
  const from = start + quote.length;
  for (let index = from; index < source.length; index += 1) {
    if (source.startsWith(quote, index)) {
      return source.slice(from, index);
    }
    if (source.charAt(index) === "\\") {
      index += 1;
    } else if (quote.length === 1 && source.charAt(index) === "\n") {
      break;
    }
  }
  throw new OpenStringError(start);
}
