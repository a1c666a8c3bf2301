import { isFirstOfLine, listOpen, skipBrackets, type Token } from "./read-tokens.ts";

/** A token of a program that may begin a declaration. */
interface Start {
  readonly code: string;
  readonly tokens: readonly Token[];
  readonly index: number;
  readonly token: Token;
}

/** Returns the index behind a declaration of a kind, or nothing where none of it begins. */
type Skip = (start: Start) => number | undefined;

/** An annotation; without brackets it has nothing to compare. */
const skipAnnotation = skipFrom(/^@/, "(");

/** What only declares, by language. */
const DECLARATIONS: Readonly<Record<string, readonly Skip[]>> = {
  go: [skipImport, skipTag],
  python: [
    skipDocument,
    (start) => (isFirstOfLine(start.code, start.token.offset) ? skipImport(start) : undefined),
    skipAnnotation,
    // What is said about an argument beside it, and calls that say it.
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
 * Leaves out of a program what only declares: imports, annotations with their texts, lists of parameters and texts
 * that document. What stays is what the program does.
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

/** Skips a word and the brackets that follow it. */
function skipFrom(word: RegExp, bracket: string, ahead = 1): Skip {
  return ({ tokens, index, token }) =>
    word.test(token.text) && tokens[index + ahead]?.text === bracket ? skipBrackets(tokens, index + ahead) : undefined;
}

/** Skips a statement outside brackets up to a token that ends it. */
function skipUntil(keyword: string, isEnd: (token: Token) => boolean): Skip {
  return ({ tokens, index, token }) =>
    token.text === keyword && listOpen(tokens, index).length === 0
      ? tokens.findIndex((other, at) => at > index && isEnd(other)) + 1
      : undefined;
}

/** An import of a line, or of a list in brackets that begins there. */
function skipImport({ code, tokens, index, token }: Start): number | undefined {
  if (!/^(?:from|import)$/.test(token.text)) {
    return undefined;
  }
  const end = skipLine(code, tokens, index);
  return tokens[end - 1]?.text === "(" ? skipBrackets(tokens, end - 1) : end;
}

/** A text by itself documents what stands around it. */
function skipDocument({ code, tokens, index, token: { kind, offset } }: Start): number | undefined {
  const isAlone = kind === "string" && code.startsWith('"""', offset) && isFirstOfLine(code, offset);
  return isAlone && listOpen(tokens, index).length === 0 ? index + 1 : undefined;
}

/** What stands behind the type of a field. */
function skipTag({ code, tokens, index, token: { kind, offset } }: Start): number | undefined {
  const isTag = kind === "string" && /^`[^`]*`\s*$/.test(code.slice(offset, findLineEnd(code, offset)));
  return isTag && tokens[index - 1]?.kind === "word" ? index + 1 : undefined;
}

/** A field of a class with its default, which callers may replace; one of `dataclasses` is the object's own. */
function skipField({ code, tokens, index, token: { offset } }: Start): number | undefined {
  const line = code.slice(offset, findLineEnd(code, offset));
  const isField = /^\w+: [^=]+ = (?!dataclasses\.)/.test(line) && code.slice(offset - 5, offset) === "\n    ";
  return isField && listOpen(tokens, index).length === 0 ? skipLine(code, tokens, index) : undefined;
}

/** The default of a parameter: a call's arguments have no `=`. */
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

/** Returns the index of the first token of a later line. */
function skipLine(code: string, tokens: readonly Token[], index: number): number {
  const end = findLineEnd(code, tokens[index]?.offset ?? 0);
  const after = tokens.findIndex(({ offset }) => offset > end);
  return after < 0 ? tokens.length : after;
}

function findLineEnd(code: string, offset: number): number {
  const end = code.indexOf("\n", offset);
  return end < 0 ? code.length : end;
}
