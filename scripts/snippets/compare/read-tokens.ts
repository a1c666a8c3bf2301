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

/** The syntax of one kind of string, starting with its opening mark. */
interface StringForm {
  readonly pattern: RegExp;
  /** Syntax that inserts a value; undefined for strings that are taken literally. */
  readonly hole?: RegExp;
  readonly isRaw?: boolean;
}

const DOUBLE = /"(?<body>(?:[^"\\\n]|\\.)*)"/y;
const SINGLE = /'(?<body>(?:[^'\\\n]|\\.)*)'/y;

/** Kinds of strings by language, with longer opening marks first. */
const STRINGS: Readonly<Record<string, readonly StringForm[]>> = {
  go: [{ pattern: DOUBLE }, { pattern: /`(?<body>[^`]*)`/y, isRaw: true }, { pattern: SINGLE }],
  python: [
    { pattern: /[fF]"""(?<body>[\s\S]*?)"""/y, hole: /\{[^{}]*\}/g },
    { pattern: /[fF]"(?<body>(?:[^"\\\n]|\\.)*)"/y, hole: /\{[^{}]*\}/g },
    { pattern: /[fF]'(?<body>(?:[^'\\\n]|\\.)*)'/y, hole: /\{[^{}]*\}/g },
    { pattern: /[rR]"(?<body>[^"\n]*)"/y, isRaw: true },
    { pattern: /"""(?<body>[\s\S]*?)"""/y },
    { pattern: DOUBLE },
    { pattern: SINGLE },
  ],
  typescript: [
    { pattern: DOUBLE },
    { pattern: SINGLE },
    {
      pattern: /`(?<body>(?:[^`\\$]|\\[\s\S]|\$\{(?:[^{}]|\{[^{}]*\})*\}|\$)*)`/y,
      hole: /\$\{(?:[^{}]|\{[^{}]*\})*\}/g,
    },
  ],
  php: [
    { pattern: /<<<'?"?(?<mark>\w+)"?'?\n(?<body>[\s\S]*?)\n\s*\k<mark>\b/y, hole: /\{\$[^}]*\}|\$\w+/g },
    { pattern: /"(?<body>(?:[^"\\]|\\.)*)"/y, hole: /\{\$[^}]*\}|\$\w+(?:->\w+)?/g },
    { pattern: /'(?<body>(?:[^'\\]|\\.)*)'/y, isRaw: true },
  ],
  java: [{ pattern: /"""\s*?\n(?<body>[\s\S]*?)"""/y }, { pattern: DOUBLE }, { pattern: SINGLE }],
};

/** Text to skip: whitespace, comments, and PHP's opening tag. */
const SKIPPED: Readonly<Record<string, RegExp>> = {
  python: /(?:\s|\\\n|#[^\n]*)+/y,
  php: /(?:\s|<\?php|\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[\s\S]*?\*\/)+/y,
};
const SKIPPED_ELSEWHERE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;

const WORD = /[$@]?[A-Za-z_]\w*/y;
const NUMBER = /0[box][\da-fA-F]+|\d[\d_]*(?:\.\d+)?/y;
const SYMBOL = /->|=>|::|\?->|:=|[=!<>]=|&&|\|\||#\[|./y;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "0": HOLE };

/** Splits a well-formed program in any SDK language into tokens. */
export function readTokens(language: string, code: string): readonly Token[] {
  const tokens: Token[] = [];
  const skipped = SKIPPED[language] ?? SKIPPED_ELSEWHERE;
  for (let offset = 0; offset < code.length; ) {
    const gap = matchAt(skipped, code, offset)?.[0].length ?? 0;
    const token = gap > 0 ? undefined : readToken(language, code, offset);
    if (token) {
      tokens.push(token, ...readHoles(language, code, token));
    }
    offset += gap > 0 ? gap : (token?.length ?? 1);
  }
  return tokens;
}

/** Reads the values inserted into a string, which are program code too. */
function readHoles(language: string, code: string, { kind, offset, length }: Token & { readonly length: number }) {
  const text = code.slice(offset, offset + length);
  const holes =
    kind === "string"
      ? (STRINGS[language] ?? []).find(({ pattern }) => matchAt(pattern, code, offset))?.hole
      : undefined;
  return holes === undefined
    ? []
    : [...text.matchAll(holes)].flatMap((hole) =>
        readTokens(language, hole[0].replace(/^\$?\{/, " ").replace(/\}$/, "")).map((token) => ({
          ...token,
          offset: offset + hole.index + token.offset,
        })),
      );
}

function readToken(language: string, code: string, offset: number): (Token & { readonly length: number }) | undefined {
  for (const { pattern, hole, isRaw = false } of STRINGS[language] ?? []) {
    const match = matchAt(pattern, code, offset);
    if (match) {
      const body = match.groups?.body ?? "";
      const holed = hole ? body.replaceAll(hole, HOLE) : body;
      return { kind: "string", text: isRaw ? holed : resolveEscapes(holed), offset, length: match[0].length };
    }
  }
  for (const [kind, pattern] of [
    ["word", WORD],
    ["number", NUMBER],
    ["symbol", SYMBOL],
  ] as const) {
    const text = matchAt(pattern, code, offset)?.[0];
    if (text !== undefined) {
      return { kind, text, offset, length: text.length };
    }
  }
  return undefined;
}

function resolveEscapes(text: string): string {
  return text.replaceAll(/\\(?<mark>\n|.)/g, (_, mark: string) => (mark === "\n" ? "" : (ESCAPES[mark] ?? mark)));
}

function matchAt(pattern: RegExp, code: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(code);
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
