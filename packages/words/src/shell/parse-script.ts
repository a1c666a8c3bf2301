import { SyntaxMistake } from "../syntax-mistake.ts";
import { METACHARACTERS, readWord } from "./read-word.ts";
import type { Assignment, Command, Pipeline, Script, Word } from "./script.ts";

/** Keywords that only group commands; a separate command follows them. */
const KEYWORDS = new Set(["!", "do", "done", "elif", "else", "fi", "if", "then", "until", "while", "{", "}"]);

/** A here-document whose text begins on the next line. */
interface Waiting {
  readonly delimiter: string;
  readonly give: (text: string, offset: number) => void;
}

/**
 * Parses the part of the POSIX shell language that pages use: pipelines, lists, quotes, variables, substitutions,
 * functions, and here-documents; `if`, `for`, and `while` only as groups of commands.
 *
 * @throws SyntaxMistake if a quote or a parenthesis isn't closed.
 */
export function parseScript(source: string): Script {
  return parseList(source, 0, undefined).script;
}

/** A list of commands that is being read. */
interface OpenList {
  readonly source: string;
  readonly pipelines: Pipeline[];
  readonly functions: Map<string, Script>;
  readonly waiting: Waiting[];
  /** Commands of the current pipeline. */
  commands: Command[];
}

function parseList(source: string, start: number, closer: ")" | "}" | undefined): { script: Script; end: number } {
  const list: OpenList = { source, pipelines: [], functions: new Map(), waiting: [], commands: [] };
  let index = skipBlanks(source, start);
  while (index < source.length && source.charAt(index) !== closer) {
    index = skipBlanks(source, readItem(list, index));
  }
  if (closer !== undefined && source.charAt(index) !== closer) {
    throw new SyntaxMistake(start, "Unexpected end of the script", `a closing "${closer}"`);
  }
  endPipeline(list);
  const { pipelines, functions } = list;
  return { script: { pipelines, functions }, end: index + (closer === undefined ? 0 : 1) };
}

/** Reads a line break, an operator, a function, or a command, and returns the position after it. */
function readItem(list: OpenList, index: number): number {
  const { source, waiting } = list;
  const character = source.charAt(index);
  if (character === "\n") {
    endPipeline(list);
    return readDocuments(source, index + 1, waiting);
  }
  if (character === "|" && source.charAt(index + 1) !== "|") {
    // The next command may be on the next line.
    return index + (/^\|\s*/.exec(source.slice(index))?.[0].length ?? 1);
  }
  if (";&|()".includes(character)) {
    endPipeline(list);
    return index + 1;
  }
  const declared = /^(?<name>[\w-]+)\s*\(\s*\)\s*\{/.exec(source.slice(index));
  if (declared?.groups?.name) {
    const body = parseList(source, index + declared[0].length, "}");
    list.functions.set(declared.groups.name, body.script);
    return body.end;
  }
  const { command, end } = readCommand(source, index, waiting);
  list.commands.push(command);
  // A newline or a separator ends the pipeline; a single `|` continues it.
  if (!/^[ \t]*\|(?!\|)/.test(source.slice(end))) {
    endPipeline(list);
  }
  return end;
}

function endPipeline(list: OpenList): void {
  const filled = list.commands.filter(({ words, assignments }) => words.length > 0 || assignments.length > 0);
  if (filled.length > 0) {
    list.pipelines.push(filled);
  }
  list.commands = [];
}

/** A command that is being read. */
interface OpenCommand {
  readonly assignments: Assignment[];
  readonly words: Word[];
  input?: Command["input"];
}

/** Reads a command up to its operator. */
function readCommand(source: string, start: number, waiting: Waiting[]): { command: Command; end: number } {
  const command: OpenCommand = { assignments: [], words: [] };
  let index = skipBlanks(source, start);
  for (;;) {
    const redirection = /^\d*(?:<<-?|<|>>|>)&?\s*/.exec(source.slice(index))?.[0];
    if (redirection === undefined && (index >= source.length || METACHARACTERS.has(source.charAt(index)))) {
      return { command, end: index };
    }
    const { word, end } = readWord(source, index + (redirection?.length ?? 0), readSubstitution);
    index = skipBlanks(source, end);
    if (redirection?.includes("<<")) {
      waiting.push({
        delimiter: word.text,
        give: (text, offset) => {
          command.input = { text, offset };
        },
      });
    } else if (redirection === undefined && addWord(command, word)) {
      return { command, end: index };
    }
  }
}

/** Adds a word to a command: as an assignment, as a word, or not at all. Returns whether it ends the command. */
function addWord({ assignments, words }: OpenCommand, word: Word): boolean {
  const assigned = words.length === 0 ? toAssignment(word) : undefined;
  if (assigned) {
    assignments.push(assigned);
  } else if (words.length > 0 || !KEYWORDS.has(word.text)) {
    words.push(word);
  }
  return assigned === undefined && words.length === 0 && word.text === "}";
}

function toAssignment(word: Word): Assignment | undefined {
  const first = word.parts[0];
  const match = first?.kind === "text" ? /^(?<name>[A-Za-z_]\w*)=/.exec(first.text) : null;
  if (!match?.groups?.name || first?.kind !== "text") {
    return undefined;
  }
  const length = match[0].length;
  const rest = { ...first, text: first.text.slice(length), offset: first.offset + length };
  const parts = [...(rest.text === "" ? [] : [rest]), ...word.parts.slice(1)];
  const value = { ...word, parts, text: word.text.slice(length), offset: word.offset + length };
  return { name: match.groups.name, value, offset: word.offset };
}

function readSubstitution(source: string, start: number) {
  return parseList(source, start, ")");
}

/** Skips spaces, tabs, line continuations, and comments. */
function skipBlanks(source: string, start: number): number {
  return start + (/^(?:[ \t]|\\\n|(?<=^|[ \t])#[^\n]*)*/.exec(source.slice(start))?.[0].length ?? 0);
}

function readDocuments(source: string, start: number, waiting: Waiting[]): number {
  let index = start;
  for (const { delimiter, give } of waiting.splice(0)) {
    const lines = source.slice(index).split("\n");
    const count = lines.findIndex((line) => line.trim() === delimiter);
    const body = lines.slice(0, count < 0 ? lines.length : count).join("\n");
    give(body, index);
    index = Math.min(source.length, index + body.length + 1 + delimiter.length + 1);
  }
  return index;
}
