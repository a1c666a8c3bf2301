import type { Cli, Command, Flag } from "@docs/facts";

/** A command with its full path. */
export interface FoundCommand {
  readonly path: string;
  readonly command: Command;
}

/** Finds the subcommand of a command that a word names, by name or alias. */
export function findSubcommand({ commands }: Cli, parent: string, word: string): FoundCommand | undefined {
  const path = `${parent} ${word}`;
  const command = commands.get(path);
  if (command) {
    return { path, command };
  }
  for (const [name, candidate] of commands) {
    if (name.replace(/ [^ ]+$/, "") === parent && name !== parent && candidate.aliases.includes(word)) {
      return { path: name, command: candidate };
    }
  }
  return undefined;
}

/** Returns the names of a command's direct subcommands. */
export function listSubcommands({ commands }: Cli, parent: string): readonly string[] {
  const prefix = `${parent} `;
  return [...commands.keys()]
    .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes(" "))
    .map((name) => name.slice(prefix.length));
}

/** Returns the flags that a command accepts: its own and the global ones. */
export function flagsOf({ globalFlags }: Cli, { flags }: Command): readonly Flag[] {
  return [...flags, ...globalFlags];
}

/** Finds a flag by its name or its shorthand; several switches combined in one word count if all of them exist. */
export function findFlag(flags: readonly Flag[], text: string): Flag | undefined {
  const byShorthand = (shorthand: string) => flags.find((flag) => flag.shorthand === shorthand);
  if (text.startsWith("--")) {
    return flags.find(({ name }) => name === text);
  }
  const letters = [...text.slice(1)].map((letter) => byShorthand(`-${letter}`));
  return letters.includes(undefined) ? undefined : letters[0];
}

/** Checks whether a flag takes no value from the next word. */
export function isSwitchFlag({ type, withoutValue }: Flag): boolean {
  return type === "bool" || type === "count" || withoutValue !== undefined;
}
