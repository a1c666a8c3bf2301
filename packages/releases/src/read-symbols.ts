import { groupBy } from "@docs/pages";
import { readSchemaSymbols, SCHEMA_FILE } from "./read-api.ts";
import { readCliPage } from "./read-cli-page.ts";
import { readPublishedKeys } from "./read-keys.ts";
import { type Documented, SOURCES } from "./read-sources.ts";
import type { Repository } from "./repository.ts";

/**
 * What a release offers, by name, with the type of what has one. Names are written as in `Container`,
 * `Container.withExec`, `Container.withExec(expand)`, `NetworkProtocol.TCP`, `dagger call`, `dagger call --json`,
 * `dagger.json: toolchains[].name`, and `$DAGGER_MODULE`.
 */
export type Symbols = ReadonlyMap<string, string>;

/** A name between quotation marks, which is how the programs of Dagger name the environment variables that they read. */
const VARIABLE_PATTERN = "[\"'`]_?[A-Z][A-Z0-9]*(_[A-Z0-9]+)*[\"'`]";

/** Sources of the command line. */
export const COMMANDS = ["cmd/dagger/*.go"];

/** Reads everything that a release offers. */
export function readSymbols(repository: Repository, release: string, documented: Documented): Symbols {
  const schema = readSchemaSymbols(repository.readFile(release, SCHEMA_FILE));
  const listed = new Map(
    Object.entries(readCliPage(repository, release)).map(([name, { flags }]) => [name, Object.keys(flags)]),
  );
  const hidden = readHiddenCommands(repository, release, documented);
  const published = Object.entries(readPublishedKeys(repository, release));
  const read = new Set(repository.find(release, VARIABLE_PATTERN, SOURCES).map(([, text]) => text.slice(1, -1)));
  const names = [
    ...[...listed, ...hidden].flatMap(([command, flags]) => [command, ...flags.map((flag) => `${command} ${flag}`)]),
    ...published.flatMap(([file, keys]) => Object.keys(keys).map((path) => `${file}: ${path}`)),
    ...documented.variables.flatMap(({ name }) => (read.has(name) ? [`$${name}`] : [])),
  ];
  return new Map([
    ...[...schema].map(([name, { type }]) => [name, type] as const),
    ...names.map((name) => [name, ""] as const),
  ]);
}

/** Finds the hidden commands, and the flags of each, that the sources of a release declare. No list has them. */
function readHiddenCommands(
  { find }: Repository,
  release: string,
  { commands }: Documented,
): readonly (readonly [command: string, flags: readonly string[]])[] {
  const words = new Set(find(release, '"[a-z][a-z-]*"', COMMANDS).map(([, text]) => text.slice(1, -1)));
  // A file declares a command together with those below it.
  const files = [...groupBy(find(release, 'Use: +"[a-z][a-z-]*', COMMANDS), ([file]) => file).values()].map(
    (places) => new Set(["dagger", ...places.map(([, use]) => use.replace(/^.*"/, ""))]),
  );
  return Object.entries(commands)
    .filter(([, { isHidden }]) => isHidden)
    .filter(([command]) => files.some((names) => command.split(" ").every((word) => names.has(word))))
    .map(([command, { flags }]) => [command, Object.keys(flags).filter((flag) => words.has(flag.slice(2)))]);
}
