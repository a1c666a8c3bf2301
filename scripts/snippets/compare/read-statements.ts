import type { Token } from "./read-tokens.ts";

const OPENERS = "([{";
const CLOSERS = ")]}";

/**
 * Leaves out of a program what only declares: imports, annotations with their texts, lists of parameters and texts
 * that document. What stays is what the program does.
 */
export function readStatements(language: string, code: string, tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const end = findDeclarationEnd(language, { code, tokens, index });
    if (end === undefined) {
      kept.push(tokens[index] as Token);
    }
    index = end ?? index + 1;
  }
  return kept;
}

interface Place {
  readonly code: string;
  readonly tokens: readonly Token[];
  readonly index: number;
  readonly token: Token;
}

/** Gives the index behind a declaration of a kind that begins at a place; nothing where none does. */
type Skip = (place: Place) => number | undefined;

/** What only declares, by language. */
const DECLARATIONS: Readonly<Record<string, readonly Skip[]>> = {
  go: [skipLineImport, skipTag],
  python: [skipDocument, skipPythonImport, skipAnnotation, skipMeta, skipField, skipParameters("def")],
  typescript: [skipTypescriptImport, skipDefault, skipAnnotation],
  php: [skipStatement("use"), skipAttribute, skipParameters("function")],
  java: [skipStatement("import"), skipAnnotation],
};

function findDeclarationEnd(language: string, place: Omit<Place, "token">): number | undefined {
  const token = place.tokens[place.index] as Token;
  for (const skip of DECLARATIONS[language] ?? []) {
    const end = skip({ ...place, token });
    if (end !== undefined) {
      return end;
    }
  }
  return undefined;
}

/** A text by itself documents what stands around it. */
function skipDocument({ code, tokens, index, token: { kind, offset } }: Place): number | undefined {
  const isAlone = kind === "string" && code.startsWith('"""', offset) && isFirst(code, offset);
  return isAlone && depthAt(tokens, index) === 0 ? index + 1 : undefined;
}

/** What stands behind the type of a field. */
function skipTag({ code, tokens, index, token: { kind, offset } }: Place): number | undefined {
  const close = code.indexOf("`", offset + 1);
  const isLast = /^\s*$/.test(code.slice(close + 1, findLineEnd(code, close)));
  const isTag = kind === "string" && code.charAt(offset) === "`" && isLast;
  return isTag && tokens[index - 1]?.kind === "word" ? index + 1 : undefined;
}

function skipAttribute({ tokens, index, token }: Place): number | undefined {
  return token.text === "#[" ? skipBrackets(tokens, index) : undefined;
}

/** A decorator or annotation; without brackets it has nothing to compare. */
function skipAnnotation({ tokens, index, token }: Place): number | undefined {
  return token.text.startsWith("@") && tokens[index + 1]?.text === "(" ? skipBrackets(tokens, index + 1) : undefined;
}

function skipLineImport({ code, tokens, index, token }: Place): number | undefined {
  if (token.text !== "import") {
    return undefined;
  }
  return tokens[index + 1]?.text === "(" ? skipBrackets(tokens, index + 1) : skipLine(code, tokens, index);
}

function skipPythonImport({ code, tokens, index, token }: Place): number | undefined {
  if (!/^(?:from|import)$/.test(token.text) || !isFirst(code, token.offset)) {
    return undefined;
  }
  const end = skipLine(code, tokens, index);
  return tokens[end - 1]?.text === "(" ? skipBrackets(tokens, end - 1) : end;
}

function skipTypescriptImport({ tokens, index, token }: Place): number | undefined {
  return token.text === "import" ? tokens.findIndex(({ kind }, at) => at > index && kind === "string") + 1 : undefined;
}

function skipStatement(keyword: string): Skip {
  return ({ tokens, index, token }) =>
    token.text === keyword && depthAt(tokens, index) === 0
      ? tokens.findIndex(({ text }, at) => at > index && text === ";") + 1
      : undefined;
}

/** `Annotated[…]` beside an argument, and calls that say something about one. */
function skipMeta({ tokens, index, token: { text } }: Place): number | undefined {
  const isMeta = ["DefaultPath", "Doc", "Ignore", "field"].includes(text) && tokens[index - 1]?.text !== ".";
  const open = tokens[index + 1]?.text;
  return (isMeta && open === "(") || (text === "Annotated" && open === "[")
    ? skipBrackets(tokens, index + 1)
    : undefined;
}

/** A field of a class with its default, which callers may replace; one of `dataclasses` is the object's own. */
function skipField({ code, tokens, index, token: { offset } }: Place): number | undefined {
  const line = code.slice(offset, findLineEnd(code, offset));
  const isField = /^\w+: [^=]+ = (?!dataclasses\.)/.test(line) && code.slice(offset - 5, offset) === "\n    ";
  return isField && depthAt(tokens, index) === 0 ? skipLine(code, tokens, index) : undefined;
}

function skipParameters(keyword: string): Skip {
  return ({ tokens, index, token }) =>
    token.text === keyword && tokens[index + 2]?.text === "(" ? skipBrackets(tokens, index + 2) : undefined;
}

/** The default of a parameter. */
function skipDefault({ tokens, index, token }: Place): number | undefined {
  if (token.text !== "=" || !isParameter(tokens, index)) {
    return undefined;
  }
  let at = index + 1;
  while (at < tokens.length && !/^[,)]$/.test(tokens[at]?.text ?? "")) {
    at = OPENERS.includes(tokens[at]?.text ?? ")") ? skipBrackets(tokens, at) : at + 1;
  }
  return at;
}

/** Gives the index behind the bracket that closes the one at the index. */
export function skipBrackets(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const { kind, text } = tokens[index] as Token;
    depth += kind === "symbol" ? countBrackets(text) : 0;
    if (depth === 0) {
      return index + 1;
    }
  }
  return tokens.length;
}

function countBrackets(symbol: string): number {
  return symbol === "#[" ? 1 : Number(OPENERS.includes(symbol)) - Number(CLOSERS.includes(symbol));
}

function depthAt(tokens: readonly Token[], index: number): number {
  return tokens.slice(0, index).reduce((sum, { kind, text }) => sum + (kind === "symbol" ? countBrackets(text) : 0), 0);
}

/** Tells whether the innermost open bracket is round, as around parameters; a call's arguments have no `=`. */
function isParameter(tokens: readonly Token[], index: number): boolean {
  let depth = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const { kind, text } = tokens[at] as Token;
    depth += kind === "symbol" ? countBrackets(text) : 0;
    if (depth === 1) {
      return text === "(" && tokens[at - 1]?.text !== "for";
    }
  }
  return false;
}

/** Gives the index of the first token of a later line. */
function skipLine(code: string, tokens: readonly Token[], index: number): number {
  const end = findLineEnd(code, tokens[index]?.offset ?? 0);
  const after = tokens.findIndex(({ offset }) => offset > end);
  return after < 0 ? tokens.length : after;
}

function findLineEnd(code: string, offset: number): number {
  const end = code.indexOf("\n", offset);
  return end < 0 ? code.length : end;
}

/** Tells whether nothing but white space stands before a place in its line. */
function isFirst(code: string, offset: number): boolean {
  return /^[ \t]*$/.test(code.slice(code.lastIndexOf("\n", offset - 1) + 1, offset));
}
