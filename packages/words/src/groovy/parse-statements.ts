import { SyntaxMistake } from "../syntax-mistake.ts";
import type { Token } from "./read-tokens.ts";

/** A statement with the block behind it: `stage('Test') { … }`. */
export interface Statement {
  /** Its first word; empty when it begins otherwise. */
  readonly name: string;
  readonly offset: number;
  /** Everything up to its block. */
  readonly tokens: readonly Token[];
  readonly body: readonly Statement[] | undefined;
}

const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/**
 * Groups tokens into statements and their blocks.
 *
 * @throws SyntaxMistake where a bracket is missing or of another kind.
 */
export function parseStatements(tokens: readonly Token[]): readonly Statement[] {
  return parseBlock(tokens, 0, undefined).statements;
}

function parseBlock(tokens: readonly Token[], start: number, opener: Token | undefined) {
  const statements: Statement[] = [];
  let index = start;
  for (let token = tokens[index]; token; token = tokens[index]) {
    if (token.kind === "close") {
      expectCloser(token, opener);
      return { statements, end: index + 1 };
    }
    if (token.kind === "end") {
      index += 1;
      continue;
    }
    const { statement, end } = parseStatement(tokens, index);
    statements.push(statement);
    index = end;
  }
  if (opener) {
    throw new SyntaxMistake(
      opener.offset,
      `Unexpected "${opener.text}" that is never closed`,
      `a "${CLOSERS[opener.text]}"`,
    );
  }
  return { statements, end: index };
}

/** Reads up to the end of the line, or to the block that follows; brackets may span lines. */
function parseStatement(tokens: readonly Token[], start: number): { statement: Statement; end: number } {
  const own: Token[] = [];
  const open: Token[] = [];
  let body: readonly Statement[] | undefined;
  let index = start;
  for (let token = tokens[index]; token && !isEnd(token, open); token = tokens[index]) {
    index += 1;
    if (token.text === "{" && token.kind === "open" && open.length === 0) {
      const block = parseBlock(tokens, index, token);
      body = [...(body ?? []), ...block.statements];
      index = block.end;
      continue;
    }
    own.push(token);
    if (token.kind === "open") {
      open.push(token);
    } else if (token.kind === "close") {
      expectCloser(token, open.pop());
    }
  }
  const last = open.at(-1);
  if (last) {
    throw new SyntaxMistake(last.offset, `Unexpected "${last.text}" that is never closed`, `a "${CLOSERS[last.text]}"`);
  }
  const [first] = own;
  const name = first?.kind === "word" ? first.text : "";
  return { statement: { name, offset: first?.offset ?? 0, tokens: own, body }, end: index };
}

function isEnd(token: Token, open: readonly Token[]): boolean {
  return open.length === 0 && (token.kind === "end" || token.kind === "close");
}

function expectCloser(token: Token, opener: Token | undefined): void {
  const expected = opener && CLOSERS[opener.text];
  if (token.text !== expected) {
    throw new SyntaxMistake(
      token.offset,
      `Unexpected "${token.text}"`,
      expected === undefined
        ? "no bracket, for none is open"
        : `"${expected}", which closes the "${opener?.text}" before`,
    );
  }
}
