import { toKebab } from "@docs/facts";
import { closest } from "@docs/pages/closest";
import type { DocsCommand, DocsFacts } from "../data.ts";
import type { CheckFault } from "./fault.ts";

/** A word of a command line. */
interface Word {
  readonly text: string;
  readonly offset: number;
}

/** Flags that every command has, besides those listed for `dagger`. */
const ALWAYS = ["help"];

/** Commands after whose flags a chain of functions follows. */
const CALLING = new Set(["dagger call", "dagger core"]);

/** Checks command lines of the CLI: commands, flags, and functions of the core API. */
export function checkCommands(script: string, facts: DocsFacts): CheckFault[] {
  return readLines(script).flatMap((words) => checkLine(words, facts));
}

/** Reads the lines that call the CLI, joined where they're continued, up to the first pipe or operator. */
function readLines(script: string): Word[][] {
  const joined = script.replace(/\\\n/g, "  ");
  return [...joined.matchAll(/(?:^|[;&|(]\s*|\$\()[ \t]*((?:[A-Z_]+=\S+\s+)*)(dagger\b[^\n]*)/gm)].map((match) => {
    const start = match.index + match[0].lastIndexOf(match[2] ?? "");
    const words: Word[] = [];
    for (const word of (match[2] ?? "").matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g)) {
      if (/^(?:[|;&<>)]|\d?>|#)/.test(word[0])) {
        break;
      }
      words.push({ text: word[0], offset: start + word.index });
    }
    return words;
  });
}

function checkLine(words: readonly Word[], facts: DocsFacts): CheckFault[] {
  const { command, rest } = readCommand(words, facts.commands);
  const [program] = facts.commands;
  const [next] = rest;
  const isCalling = CALLING.has(command.name);
  const prefix = `${command.name} `;
  const below = facts.commands
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => name.slice(prefix.length));
  const isRoot = command.name === "dagger";
  // The program's own flags may have values, so only its first word has to be a command.
  const isWord = next && (isRoot ? next === words[1] && /^[a-z][\w-]*$/.test(next.text) : /^[a-z]+$/.test(next.text));
  if (isWord && !isCalling && below.length > 0) {
    const expected = toExpected(prefix, next.text, isRoot ? below.filter((name) => !name.includes(" ")) : below);
    return [{ offset: next.offset, found: `no command \`${prefix}${next.text}\``, expected }];
  }
  const functions = rest.findIndex(({ text }) => !text.startsWith("-"));
  const own = isCalling && functions >= 0 ? rest.slice(0, functions) : rest;
  const chain = command.name === "dagger core" && functions >= 0 ? rest.slice(functions) : [];
  return [...checkFlags(own, command, program), ...checkChain(chain, command, program, facts)];
}

function toExpected(prefix: string, name: string, names: readonly string[]): string {
  const near = closest(name, names);
  return near === undefined ? `one of ${names.map((one) => `\`${prefix}${one}\``).join(", ")}` : `\`${prefix}${near}\``;
}

/** Reads the longest command that the words begin with, and the words after it. */
function readCommand(words: readonly Word[], commands: readonly DocsCommand[]) {
  const find = (length: number) => {
    const texts = words.slice(0, length).map(({ text }) => text);
    return commands.find(({ name }) => name === texts.join(" "));
  };
  const length = [4, 3, 2].find(find) ?? 1;
  const command = find(length) ?? commands[0] ?? { name: "dagger", usage: "", summary: "", flags: [] };
  return { command, rest: words.slice(length) };
}

function flagsOf(command: DocsCommand, program: DocsCommand | undefined): string[] {
  return [...command.flags, ...(program?.flags ?? [])].map(({ name }) => name).concat(ALWAYS);
}

/** Checks flags up to `--`, after which words belong to another program. */
function checkFlags(words: readonly Word[], command: DocsCommand, program: DocsCommand | undefined): CheckFault[] {
  const end = words.findIndex(({ text }) => text === "--");
  const known = flagsOf(command, program);
  // `dagger run` passes on whatever follows the program it starts.
  const isRun = command.name === "dagger run";
  const first = words.findIndex(({ text }) => !text.startsWith("-"));
  const last = isRun && first >= 0 ? first : end < 0 ? words.length : end;
  return words.slice(0, last).flatMap(({ text, offset }) => {
    const name = /^--([A-Za-z][\w-]*)/.exec(text)?.[1];
    return name === undefined || known.includes(name) ? [] : [toFlagFault(name, offset, command.name, known)];
  });
}

function toFlagFault(name: string, offset: number, owner: string, known: readonly string[]): CheckFault {
  return { offset, found: `\`${owner}\` has no flag \`--${name}\``, expected: toExpected("--", name, known) };
}

/** Follows a chain of the core API: each word that isn't a flag calls a function on the previous result. */
function checkChain(
  words: readonly Word[],
  command: DocsCommand,
  program: DocsCommand | undefined,
  facts: DocsFacts,
): CheckFault[] {
  let type: string | undefined = "Query";
  let flags: readonly string[] = [];
  let owner = command.name;
  for (const [index, { text, offset }] of words.entries()) {
    const flag = /^--([A-Za-z][\w-]*)/.exec(text)?.[1];
    const isValue = !text.startsWith("-") && /^--?[\w-]+$/.test(words[index - 1]?.text ?? "");
    if (type === undefined || text === "--") {
      return [];
    }
    if (flag !== undefined) {
      const known: string[] = [...flags, ...flagsOf(command, program)];
      if (!known.includes(flag)) {
        return [toFlagFault(flag, offset, owner, known)];
      }
    } else if (!isValue && /^[a-z][\w-]*$/.test(text)) {
      const functions: DocsFacts["types"][string]["functions"] = facts.types[type]?.functions ?? {};
      const names = new Map(Object.entries(functions).map(([name, own]) => [toKebab(name), own]));
      const fn = names.get(text);
      if (!fn) {
        const near = closest(text, names.keys());
        const label = type === "Query" ? "the core API" : `\`${type}\``;
        const expected = near ? `\`${near}\`` : "one of its functions";
        return [{ offset, found: `${label} has no function \`${text}\``, expected }];
      }
      flags = fn.args.map((arg) => toKebab(arg.name));
      owner = text;
      const result: string = fn.returns.replace(/[[\]!]/g, "").replace(/ID$/, "");
      type = facts.types[result] ? result : undefined;
    }
  }
  return [];
}
