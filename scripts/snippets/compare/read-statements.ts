import { isFirstOfLine, listOpen, skipBrackets, type Token } from "./read-tokens.ts";

/** A token of a program that may begin a declaration. */
interface Start {
  readonly code: string;
  readonly tokens: readonly Token[];
  readonly index: number;
  readonly token: Token;
}

/** Returns the index after a declaration of one kind, or nothing if none begins here. */
type Skip = (start: Start) => number | undefined;

/** Skips an annotation; one without brackets has nothing to compare. */
const skipAnnotation = skipFrom(/^@/, "(");

/** Syntax that only declares something, by language. */
const DECLARATIONS: Readonly<Record<string, readonly Skip[]>> = {
  go: [skipImport, skipTag],
  python: [
    skipDocument,
    (start) => (isFirstOfLine(start.code, start.token.offset) ? skipImport(start) : undefined),
    skipAnnotation,
    // Metadata next to an argument, and calls that contain metadata.
    skipFrom(/^Annotated$/, "["),
    (start) => (start.tokens[start.index - 1]?.text === "." ? undefined : skipFrom(META, "(")(start)),
    skipField,
    skipFrom(/^def$/, "(", 2),
  ],
  typescript: [skipUntil("import", ({ kind }) => kind === "string"), skipDefault, skipAnnotation],
  php: [skipUntil("use", ({ text }) => text === ";"), skipFrom(/^#\[$/, "#[", 0), skipFrom(/^function$/, "(", 2)],
  java: [skipUntil("import", ({ text }) => text === ";"), skipAnnotation],
};

const META = /^(?:DefaultPath|Doc|Ignore|field)$/;

/**
 * Returns the tokens of a program that do something, leaving out those that only declare: imports, annotations with
 * their text, parameter lists, and doc comments.
 */
export function readStatements(language: string, code: string, tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] as Token;
    const ends = DECLARATIONS[language]?.map((skip) => skip({ code, tokens, index, token }));
    const end = ends?.find((one) => one !== undefined);
    if (end === undefined) {
      kept.push(token);
    }
    index = end ?? index + 1;
  }
  return kept;
}

/** Returns a function that skips a word and the brackets that follow it. */
function skipFrom(word: RegExp, bracket: string, ahead = 1): Skip {
  return ({ tokens, index, token }) =>
    word.test(token.text) && tokens[index + ahead]?.text === bracket ? skipBrackets(tokens, index + ahead) : undefined;
}

/** Returns a function that skips a statement outside brackets, up to a token that ends it. */
function skipUntil(keyword: string, isEnd: (token: Token) => boolean): Skip {
  return ({ tokens, index, token }) =>
    token.text === keyword && listOpen(tokens, index).length === 0
      ? tokens.findIndex((other, at) => at > index && isEnd(other)) + 1
      : undefined;
}

/** Skips an import on a single line, or a list of imports in brackets that begins there. */
function skipImport({ code, tokens, index, token }: Start): number | undefined {
  if (!/^(?:from|import)$/.test(token.text)) {
    return undefined;
  }
  const end = skipLine(code, tokens, index);
  return tokens[end - 1]?.text === "(" ? skipBrackets(tokens, end - 1) : end;
}

/** Skips a string by itself, which documents the surrounding code. */
function skipDocument({ code, tokens, index, token: { kind, offset } }: Start): number | undefined {
  const isAlone = kind === "string" && code.startsWith('"""', offset) && isFirstOfLine(code, offset);
  return isAlone && listOpen(tokens, index).length === 0 ? index + 1 : undefined;
}

/** Skips the tag after a field's type. */
function skipTag({ code, tokens, index, token: { kind, offset } }: Start): number | undefined {
  const isTag = kind === "string" && /^`[^`]*`\s*$/.test(code.slice(offset, findLineEnd(code, offset)));
  return isTag && tokens[index - 1]?.kind === "word" ? index + 1 : undefined;
}

/**
 * Skips a class field with its default, which callers may replace; fields of `dataclasses` belong to the object itself.
 */
function skipField({ code, tokens, index, token: { offset } }: Start): number | undefined {
  const line = code.slice(offset, findLineEnd(code, offset));
  const isField = /^\w+: [^=]+ = (?!dataclasses\.)/.test(line) && code.slice(offset - 5, offset) === "\n    ";
  return isField && listOpen(tokens, index).length === 0 ? skipLine(code, tokens, index) : undefined;
}

/** Skips the default of a parameter; the arguments of a call have no `=`. */
function skipDefault({ tokens, index, token }: Start): number | undefined {
  const open = listOpen(tokens, index).at(-1) ?? -1;
  if (token.text !== "=" || tokens[open]?.text !== "(" || tokens[open - 1]?.text === "for") {
    return undefined;
  }
  let at = index + 1;
  while (at < tokens.length && !/^[,)]$/.test(tokens[at]?.text ?? "")) {
    at = /^[([{]$/.test(tokens[at]?.text ?? "") ? skipBrackets(tokens, at) : at + 1;
  }
  return at;
}

/** Returns the index of the first token on a later line. */
function skipLine(code: string, tokens: readonly Token[], index: number): number {
  const end = findLineEnd(code, tokens[index]?.offset ?? 0);
  const after = tokens.findIndex(({ offset }) => offset > end);
  return after < 0 ? tokens.length : after;
}

function findLineEnd(code: string, offset: number): number {
  const end = code.indexOf("\n", offset);
  return end < 0 ? code.length : end;
}
