import { toPlace } from "@docs/pages";
import { readBrackets, replaceComments, splitList } from "@docs/snippets";

/** A command that reports its findings on a stream where you might not expect them. */
export interface OutputStream {
  /** The command's first words. */
  readonly command: string;
  /** Where it reports problems: only on standard error, or on both streams. */
  readonly findings: "stderr" | "both";
  readonly reason: string;
}

/** A place where a program reads one of a command's two output streams. */
export interface OutputRead {
  readonly stream: "stdout" | "stderr";
  /** Name in the language's spelling, such as `Stdout`. */
  readonly name: string;
  /** The command, or every string in the program if the command is assembled from them. */
  readonly command: string;
  /** Whether the program continues when the command fails, in which case no error carries the output. */
  readonly isTolerant: boolean;
  readonly line: number;
  readonly column: number;
}

/** A program prepared for searching: without comments and, in `shape`, without string contents. Lengths are equal. */
interface Source {
  readonly code: string;
  readonly shape: string;
}

const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const READ = /(?:\.|->)\s*(?<name>stdout|stderr)\s*\(/gi;
const CONNECTOR = /(?:\.|->)\s*$/;
/** Keywords that may precede a bracket without being a function call. */
const KEYWORDS = new Set(["await", "return", "not", "if", "in", "and", "or"]);
/** Variables to follow: enough for one derived from another, and a limit for those derived from themselves. */
const MOST_VARIABLES = 5;

/** Finds where a program reads `stdout` or `stderr` of a command that it runs itself, in any SDK language. */
export function findOutputReads(file: string, program: string): readonly OutputRead[] {
  const code = replaceComments(file, program, (text) => text.replace(/[^\n]/g, ""));
  const shape = code.replace(
    TEXT,
    (text) => text.charAt(0) + text.slice(1, -1).replace(/[^\n]/g, "_") + text.charAt(0),
  );
  return [...shape.matchAll(READ)].flatMap((match): OutputRead[] => {
    const given = findExec({ code, shape }, match.index);
    const name = match.groups?.name ?? "";
    return given === undefined || /redirect/i.test(given)
      ? []
      : [
          {
            ...readArguments(given, code),
            stream: name.toLowerCase() === "stdout" ? "stdout" : "stderr",
            name,
            ...toPlace(code, match.index + match[0].indexOf(name)),
          },
        ];
  });
}

/** Returns the arguments of the last `withExec` in the chain that ends at an offset, following variables too. */
function findExec(source: Source, end: number, variables = 0): string | undefined {
  const { code, shape } = source;
  const before = shape.slice(0, end).trimEnd();
  if (!before.endsWith(")")) {
    const name = /(?<![\w$.>])\$?(\w+)$/.exec(before)?.[1];
    const last = name === undefined || variables === MOST_VARIABLES ? undefined : findExpression(shape, name, end);
    return last === undefined ? undefined : findExec(source, last, variables + 1);
  }
  const open = findOpening(before);
  const name = /\w+\s*$/.exec(shape.slice(0, open));
  if (name === null || KEYWORDS.has(name[0].trim())) {
    // Parentheses around a chain, which are common in Python.
    return findExec(source, before.length - 1, variables);
  }
  if (/^with_?exec$/i.test(name[0].trim())) {
    return code.slice(open + 1, before.length - 1);
  }
  const connector = CONNECTOR.exec(shape.slice(0, name.index));
  return connector === null ? undefined : findExec(source, connector.index, variables);
}

/** Returns the index of the bracket that the last character closes. */
function findOpening(text: string): number {
  let depth = 0;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    depth += Number(")]}".includes(text.charAt(index))) - Number("([{".includes(text.charAt(index)));
    if (depth === 0) {
      return index;
    }
  }
  return 0;
}

/** Returns the end of the expression that was last assigned to a variable before an offset. */
function findExpression(shape: string, name: string, before: number): number | undefined {
  const assignments = new RegExp(`(?<![\\w.>])\\$?${name}\\s*(?::[^=\\n]*)?(?::=|=)(?![=>])`, "g");
  return [...shape.slice(0, before).matchAll(assignments)]
    .map((match) => endExpression(shape, match.index + match[0].length))
    .filter((end) => end < before)
    .at(-1);
}

/** Returns the end of an expression: the end of its line, unless brackets are open or the chain continues below. */
function endExpression(shape: string, start: number): number {
  let depth = 0;
  for (let index = start; index < shape.length; index += 1) {
    const character = shape.charAt(index);
    depth += Number("([{".includes(character)) - Number(")]}".includes(character));
    const line = shape.slice(start, index).trimEnd();
    const isLineEnd = character === "\n" && /[^.=(,]$/.test(line) && !/^\s*(?:\.|->)/.test(shape.slice(index));
    if (depth < 0 || (depth === 0 && (character === ";" || isLineEnd))) {
      return index;
    }
  }
  return shape.length;
}

/** Reads the command that a `withExec` runs from the call's arguments. */
function readArguments(given: string, code: string): Pick<OutputRead, "command" | "isTolerant"> {
  const [list = "", ...options] = splitList(given);
  const words = splitList(readList(list)).map(readText);
  const isShell = words[0] === "sh" && words[1] === "-c";
  const isKnown = words.slice(0, isShell ? 3 : 2).every((word) => word !== undefined) && words.length > 0;
  // Options held in a variable count as tolerant if anything in the program is.
  const isTolerant = options.some((option) => /expect/i.test(/^\$?\w+$/.test(option) ? code : option));
  return {
    command: isKnown ? words.join(" ") : [...code.matchAll(TEXT)].map(([text]) => text.slice(1, -1)).join(" "),
    isTolerant,
  };
}

/** Returns the text between the brackets of a list, in the syntax of any language. */
function readList(list: string): string {
  const open = /^(?:\[\]string\s*\{|List\.of\(|\[)/.exec(list)?.[0];
  return open === undefined ? "" : readBrackets(list, open.length - 1);
}

function readText(element: string): string | undefined {
  const [text] = element.match(TEXT) ?? [];
  return text === element ? text.slice(1, -1) : undefined;
}
