import { groupBy } from "@docs/pages";
import { readApi, SCHEMA_FILE } from "./read-api.ts";
import { readCliPage } from "./read-cli-page.ts";
import { readPublishedKeys } from "./read-keys.ts";
import { SOURCES } from "./read-sources.ts";
import type { Repository } from "./repository.ts";

/**
 * What a release offers, by name, with the signature of what has one. Names are written as in `Container`,
 * `Container.withExec`, `Container.withExec(expand)`, `NetworkProtocol.TCP`, `dagger call`, `dagger call --json`,
 * `dagger.json: toolchains[].name`, and `$DAGGER_MODULE`.
 */
export type Symbols = ReadonlyMap<string, string>;

/** A name between quotation marks, which is how the programs of Dagger name the environment variables that they read. */
const VARIABLE_PATTERN = "[\"'`]_?[A-Z][A-Z0-9]*(_[A-Z0-9]+)*[\"'`]";

/** Sources of the command line. */
const COMMANDS = ["cmd/dagger/*.go"];

/** What a history is kept of although no public list of the repository has it. */
export interface Unlisted {
  /** Hidden commands by name, with their flags. */
  readonly commands: ReadonlyMap<string, readonly string[]>;
  readonly variables: readonly string[];
}

/** Reads everything that a release offers. */
export function readSymbols(repository: Repository, release: string, unlisted: Unlisted): Symbols {
  return new Map([
    ...readApiSymbols(repository.readFile(release, SCHEMA_FILE) ?? ""),
    ...Object.entries(readCliPage(repository, release)).flatMap(([name, { flags }]) => [
      [name, ""] as const,
      ...Object.keys(flags).map((flag) => [`${name} ${flag}`, ""] as const),
    ]),
    ...readHiddenCommands(repository, release, unlisted),
    ...[...readPublishedKeys(repository, release)].flatMap(([file, keys]) =>
      [...keys.keys()].map((path) => [`${file}: ${path}`, ""] as const),
    ),
    ...readVariables(repository, release, unlisted.variables).map((name) => [`$${name}`, ""] as const),
  ]);
}

function readApiSymbols(schema: string): readonly (readonly [string, string])[] {
  if (schema === "") {
    return [];
  }
  const { types, enums, inputs } = readApi(schema, []);
  return [
    ...Object.entries(types).flatMap(([type, { fields }]) => [
      [type, ""] as const,
      ...Object.entries(fields).flatMap(([field, { returns, args = [] }]) => [
        [`${type}.${field}`, returns] as const,
        ...args.map((one) => [`${type}.${field}(${one.name})`, one.type] as const),
      ]),
    ]),
    ...Object.entries(enums).flatMap(([name, values]) => [
      [name, ""] as const,
      ...Object.keys(values).map((value) => [`${name}.${value}`, ""] as const),
    ]),
    ...Object.entries(inputs).flatMap(([name, fields]) => [
      [name, ""] as const,
      ...Object.entries(fields).map(([field, { type }]) => [`${name}.${field}`, type] as const),
    ]),
  ];
}

function readHiddenCommands(
  { findAll, findPlaces }: Repository,
  release: string,
  { commands }: Unlisted,
): readonly (readonly [string, string])[] {
  const flags = new Set(findAll(release, '"[a-z][a-z-]*"', COMMANDS).map((text) => text.slice(1, -1)));
  // A file declares a command together with those below it.
  const files = [...groupBy(findPlaces(release, 'Use: +"[a-z][a-z-]*', COMMANDS), ([file]) => file).values()].map(
    (places) => new Set(places.map(([, use]) => use.replace(/^.*"/, ""))),
  );
  return [...commands]
    .filter(([command]) =>
      files.some((names) => command.split(" ").every((word) => word === "dagger" || names.has(word))),
    )
    .flatMap(([command, own]) => [
      [command, ""] as const,
      ...own.filter((flag) => flags.has(flag.slice(2))).map((flag) => [`${command} ${flag}`, ""] as const),
    ]);
}

function readVariables({ findAll }: Repository, release: string, known: readonly string[]): readonly string[] {
  const found = new Set(findAll(release, VARIABLE_PATTERN, SOURCES).map((text) => text.slice(1, -1)));
  return known.filter((name) => found.has(name));
}
