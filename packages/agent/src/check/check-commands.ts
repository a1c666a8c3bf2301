import { buildCoreWorld, buildWorld, type CommandContext, checkCommand } from "@docs/words/cli";
import type { DocsFacts } from "../data.ts";
import type { CheckFault } from "./fault.ts";
import { readTypes } from "./read-types.ts";

type Word = Parameters<typeof checkCommand>[0][number];

/** Creates a check of command lines of the CLI: commands, flags, and functions of the core API. */
export function createCommandChecker(facts: DocsFacts): (script: string) => CheckFault[] {
  const commands = facts.commands.map(
    ({ name, flags, ...command }) =>
      [name, { ...command, flags: flags.map((flag) => ({ ...flag, name: `--${flag.name}` })) }] as const,
  );
  const context: CommandContext = {
    facts: {
      // The program's own flags are those of every command.
      cli: { commands: new Map(commands), globalFlags: new Map(commands).get("dagger")?.flags ?? [], absent: [] },
      shell: facts.shell,
    },
    world: buildWorld(buildCoreWorld({ types: readTypes(facts) }), []),
    variables: new Map(),
    functions: new Set(),
    isFragment: true,
  };
  return (script) =>
    readLines(script)
      .flatMap((words) => checkCommand(words, context))
      .map(({ offset, found, expected }) => ({ offset, found: toCode(found), expected: toCode(expected) }));
}

/** Sets names in code font, as models read them. */
function toCode(text: string): string {
  return text.replace(/"([^"]*)"/g, "`$1`");
}

/** Reads the lines that call the CLI, joined where they're continued, up to the first pipe or operator. */
function readLines(script: string): Word[][] {
  const joined = script.replace(/\\\n/g, "  ");
  return [
    ...joined.matchAll(
      /(?:^|[;&|(]\s*|\$\()[ \t]*((?:[A-Z_]+=\S+\s+)*)(dagger\b(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\n"'])*)/gm,
    ),
  ].map((match) => {
    const start = match.index + match[0].lastIndexOf(match[2] ?? "");
    const words: Word[] = [];
    for (const word of (match[2] ?? "").matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g)) {
      if (/^(?:[|;&<>)]|\d?>|#)/.test(word[0])) {
        break;
      }
      words.push({ text: word[0].replace(/["']/g, ""), offset: start + word.index, isQuoted: false, parts: [] });
    }
    return words;
  });
}
