import { listKeys } from "@docs/facts";
import { readApi, SCHEMA_FILE } from "./read-api.ts";
import { readKeySchema } from "./read-keys.ts";
import type { Repository } from "./repository.ts";

/**
 * What a release offers, by name, with the signature of what has one. Names are written as in `Container`,
 * `Container.withExec`, `Container.withExec(expand)`, `NetworkProtocol.TCP`, `dagger call`, `dagger call --json`,
 * `dagger.json: toolchains[].name`, and `$DAGGER_MODULE`.
 */
export type Symbols = ReadonlyMap<string, string>;

/** Configuration files whose schemas the repository has, by name. */
const KEY_FILES: Readonly<Record<string, string>> = {
  "dagger.json": "docs/static/reference/dagger.schema.json",
  "engine.json": "docs/static/reference/engine.schema.json",
};

/** Addresses that the reference of the CLI has had in the repository. */
const CLI_PAGE =
  /^docs\/current_docs\/(?:cli\/979595-reference|reference\/979596-cli|reference\/cli(?:\/index)?)\.mdx$/;

/** Sources in which the programs of Dagger name the environment variables that they read. */
const VARIABLE_SOURCES = [
  ...["analytics", "cmd", "core", "dagql", "engine", "internal", "network", "sdk", "telemetry", "util"],
  ":!*_test.go",
  ":!core/integration",
];

const VARIABLE_PATTERN = "[\"'`]_?[A-Z][A-Z0-9]*(_[A-Z0-9]+)*[\"'`]";

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
    ...readCommands(repository, release),
    ...readHiddenCommands(repository, release, unlisted),
    ...Object.entries(KEY_FILES).flatMap(([name, file]) => {
      const text = repository.readFile(release, file);
      const keys = text === undefined ? [] : listKeys(readKeySchema(text));
      return keys.map(({ path }) => [`${name}: ${path}`, ""] as const);
    }),
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

/** Reads commands and flags from the reference that the repository generates, which leaves hidden ones out. */
function readCommands(repository: Repository, release: string): readonly (readonly [string, string])[] {
  const page = repository.listFiles(release, "docs/current_docs").find((file) => CLI_PAGE.test(file));
  const text = page === undefined ? "" : (repository.readFile(release, page) ?? "");
  return text
    .split(/^## (?=dagger)/m)
    .slice(1)
    .flatMap((section) => {
      const [name = "", ...rest] = section.split("\n");
      const [own = ""] = rest.join("\n").split("### Options inherited from parent commands");
      const flags = [...own.matchAll(/^ {2,6}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag]) => `${name.trim()} ${flag}`);
      return [name.trim(), ...flags].map((symbol) => [symbol, ""] as const);
    });
}

function readHiddenCommands(
  { findAll }: Repository,
  release: string,
  { commands }: Unlisted,
): readonly (readonly [string, string])[] {
  const texts = findAll(release, '"[a-z][a-z-]*[^"]*"', ["cmd/dagger/*.go"]).map((text) => text.slice(1, -1));
  const flags = new Set(texts);
  const uses = new Set(texts.map((text) => text.split(" ")[0]));
  return [...commands]
    .filter(([command]) => command.split(" ").every((word) => word === "dagger" || uses.has(word)))
    .flatMap(([command, own]) => [
      [command, ""] as const,
      ...own.filter((flag) => flags.has(flag.slice(2))).map((flag) => [`${command} ${flag}`, ""] as const),
    ]);
}

function readVariables({ findAll }: Repository, release: string, known: readonly string[]): readonly string[] {
  const found = new Set(findAll(release, VARIABLE_PATTERN, VARIABLE_SOURCES).map((text) => text.slice(1, -1)));
  return known.filter((name) => found.has(name));
}
