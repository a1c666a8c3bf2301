import { METACHARACTERS, readWord } from "./read-word.ts";
import { type Assignment, type Command, type Pipeline, type Script, ShellSyntaxError, type Word } from "./script.ts";

/** Words that only group commands; what follows them is a command of its own. */
const KEYWORDS = new Set(["!", "do", "done", "elif", "else", "fi", "if", "then", "until", "while", "{", "}"]);

/** A here-document whose text begins on the next line. */
interface Waiting {
  readonly delimiter: string;
  readonly give: (text: string, offset: number) => void;
}

/**
 * Parses the part of the POSIX shell language that pages use: pipelines, lists, quotes, variables, substitutions,
 * functions, here-documents; `if`, `for` and `while` only as groups of commands.
 *
 * @throws ShellSyntaxError where a quote or a parenthesis stays open.
 */
export function parseScript(source: string): Script {
  return parseList(source, 0, undefined).script;
}

function parseList(source: string, start: number, closer: ")" | "}" | undefined): { script: Script; end: number } {
  const pipelines: Pipeline[] = [];
  const functions = new Map<string, Script>();
  const waiting: Waiting[] = [];
  let commands: Command[] = [];
  let index = start;
  const endPipeline = () => {
    const filled = commands.filter(({ words, assignments }) => words.length > 0 || assignments.length > 0);
    if (filled.length > 0) {
      pipelines.push(filled);
    }
    commands = [];
  };
  for (;;) {
    index = skipBlanks(source, index);
    const character = source.charAt(index);
    if (character === "" || (closer !== undefined && character === closer)) {
      break;
    }
    if (character === "\n") {
      endPipeline();
      index = readDocuments(source, index + 1, waiting);
    } else if (character === "|" && source.charAt(index + 1) !== "|") {
      // The next command may stand on the next line.
      index += /^\|\s*/.exec(source.slice(index))?.[0].length ?? 1;
    } else if (";&|()".includes(character)) {
      endPipeline();
      index += 1;
    } else {
      const declared = /^(?<name>[\w-]+)\s*\(\s*\)\s*\{/.exec(source.slice(index));
      if (declared?.groups?.name) {
        const body = parseList(source, index + declared[0].length, "}");
        functions.set(declared.groups.name, body.script);
        index = body.end;
      } else {
        const { command, end } = readCommand(source, index, waiting);
        commands.push(command);
        index = end;
        // A new line or a separator ends the pipeline; a single `|` continues it.
        if (!/^[ \t]*\|(?!\|)/.test(source.slice(index))) {
          endPipeline();
        }
      }
    }
  }
  if (closer !== undefined && source.charAt(index) !== closer) {
    throw new ShellSyntaxError(start, "Unexpected end of the script", `a closing "${closer}"`);
  }
  endPipeline();
  return { script: { pipelines, functions }, end: index + (closer === undefined ? 0 : 1) };
}

/** Reads a command up to its operator. */
function readCommand(source: string, start: number, waiting: Waiting[]): { command: Command; end: number } {
  const assignments: Assignment[] = [];
  const words: Word[] = [];
  const command: { input?: Command["input"] } = {};
  let index = start;
  for (;;) {
    index = skipBlanks(source, index);
    const redirection = /^\d*(?:<<-?|<|>>|>)&?\s*/.exec(source.slice(index));
    if (redirection) {
      const target = readWord(source, index + redirection[0].length, readSubstitution);
      if (redirection[0].includes("<<")) {
        waiting.push({
          delimiter: target.word.text,
          give: (text, offset) => {
            command.input = { text, offset };
          },
        });
      }
      index = target.end;
      continue;
    }
    if (index >= source.length || METACHARACTERS.has(source.charAt(index))) {
      return { command: Object.assign(command, { assignments, words }), end: index };
    }
    const { word, end } = readWord(source, index, readSubstitution);
    index = end;
    const assigned = words.length === 0 ? toAssignment(word) : undefined;
    if (assigned) {
      assignments.push(assigned);
    } else if (words.length > 0 || !KEYWORDS.has(word.text)) {
      words.push(word);
    } else if (word.text === "}") {
      return { command: { assignments, words }, end: index };
    }
  }
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

/** Skips blanks, continued lines and comments. */
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
