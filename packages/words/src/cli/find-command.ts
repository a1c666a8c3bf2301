import type { Cli, Command, Flag } from "@docs/facts";

/** A flag, as far as its use is concerned. */
export type KnownFlag = Pick<Flag, "name" | "shorthand" | "type" | "values" | "withoutValue">;

/** A command, as far as its use is concerned. */
export interface KnownCommand extends Pick<Command, "usage" | "aliases" | "maxArguments"> {
  readonly flags: readonly KnownFlag[];
}

/** The commands and flags that there are. */
export interface KnownCli extends Pick<Cli, "absent"> {
  readonly commands: ReadonlyMap<string, KnownCommand>;
  readonly globalFlags: readonly KnownFlag[];
}

/** A command with its full path. */
export interface FoundCommand {
  readonly path: string;
  readonly command: KnownCommand;
}

/** Finds the subcommand of a command that a word names, by name or alias. */
export function findSubcommand({ commands }: KnownCli, parent: string, word: string): FoundCommand | undefined {
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
export function listSubcommands({ commands }: KnownCli, parent: string): readonly string[] {
  const prefix = `${parent} `;
  return [...commands.keys()]
    .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes(" "))
    .map((name) => name.slice(prefix.length));
}

/** Returns the flags that a command accepts: its own and the global ones. */
export function flagsOf({ globalFlags }: KnownCli, { flags }: KnownCommand): readonly KnownFlag[] {
  return [...flags, ...globalFlags];
}

/** Finds a flag by its name or its shorthand; several switches combined in one word count if all of them exist. */
export function findFlag<Found extends KnownFlag>(flags: readonly Found[], text: string): Found | undefined {
  const byShorthand = (shorthand: string) => flags.find((flag) => flag.shorthand === shorthand);
  if (text.startsWith("--")) {
    return flags.find(({ name }) => name === text);
  }
  const letters = [...text.slice(1)].map((letter) => byShorthand(`-${letter}`));
  return letters.includes(undefined) ? undefined : letters[0];
}

/** Checks whether a flag takes no value from the next word. */
export function isSwitchFlag({ type, withoutValue }: KnownFlag): boolean {
  return type === "bool" || type === "count" || withoutValue !== undefined;
}
