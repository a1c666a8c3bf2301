import type { CommandFacts } from "@docs/facts";
import { groupBy } from "@docs/pages";
import { readSchema, readType, SCHEMA_FILE } from "./read-api.ts";
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
  const keys = Object.entries(readPublishedKeys(repository, release));
  const read = new Set(repository.find(release, VARIABLE_PATTERN, SOURCES).map(([, text]) => text.slice(1, -1)));
  const names = [
    ...Object.entries(readCliPage(repository, release)).flatMap(nameCommand),
    ...listHidden(repository, release, documented),
    ...keys.flatMap(([file, own]) => Object.keys(own).map((path) => `${file}: ${path}`)),
    ...documented.variables.flatMap(({ name }) => (read.has(name) ? [`$${name}`] : [])),
  ];
  const schema = readSchema(repository.readFile(release, SCHEMA_FILE), readType);
  return new Map([...schema, ...names.map((name) => [name, ""] as const)]);
}

function nameCommand([command, { flags }]: readonly [string, Pick<CommandFacts, "flags">]): readonly string[] {
  return [command, ...Object.keys(flags).map((flag) => `${command} ${flag}`)];
}

/** Lists the hidden commands, and the flags of each, that the sources of a release declare. No list has them. */
function listHidden({ find }: Repository, release: string, { commands }: Documented): readonly string[] {
  const words = new Set(find(release, '"[a-z][a-z-]*"', COMMANDS).map(([, text]) => text.slice(1, -1)));
  // A file declares a command together with those below it.
  const files = [...groupBy(find(release, 'Use: +"[a-z][a-z-]*', COMMANDS), ([file]) => file).values()].map(
    (places) => new Set(["dagger", ...places.map(([, use]) => use.replace(/^.*"/, ""))]),
  );
  return Object.entries(commands)
    .filter(([, { isHidden }]) => isHidden)
    .filter(([command]) => files.some((names) => command.split(" ").every((word) => names.has(word))))
    .flatMap(nameCommand)
    .filter((name) => !name.includes(" --") || words.has(name.replace(/^.* --/, "")));
}
