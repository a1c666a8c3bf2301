import type { Api, Facts, Flag } from "@docs/facts";
import { listKeys } from "@docs/facts";

/** A name of the product, and what a reader types who looks for exactly that. */
export interface ProductName {
  /** What it is, for messages: `flag of dagger call`. */
  readonly kind: string;
  /** As its documentation writes it. */
  readonly name: string;
  readonly query: string;
  /** File of data/ that has it. */
  readonly file: string;
  /** The type that has it, for members of the API. */
  readonly owner?: string;
  /** The command that has it, for flags. */
  readonly command?: string;
}

/** Files of configuration whose keys have to be found. */
const FILES = ["dagger.json", "engine.json", "engine.toml", "values.yaml"];

const COMMANDS = "data/cli/commands.json";
const TYPES = "data/api/types.json";

/** Type of the API that readers know by other names: `dag` in code, `Client` in the reference. */
const ROOT = { name: "Query", reference: "Client" };

/**
 * Lists every name that a reader may look up: commands, flags, environment variables, keys of configuration, and what
 * the API has. Names that are words of English too, such as `debug`, are looked for with what they belong to.
 */
export function listNames(facts: Pick<Facts, "api" | "cli" | "variables" | "configuration">): readonly ProductName[] {
  return [...listCommands(facts.cli), ...listVariables(facts.variables), ...listFiles(facts), ...listApi(facts.api)];
}

function listCommands({ commands, globalFlags }: Facts["cli"]): ProductName[] {
  return [
    ...globalFlags
      .filter(isShown)
      .map(({ name }) => ({ kind: "global flag", name, query: name, file: "data/cli/flags.json" })),
    ...[...commands].flatMap(([command, { flags }]) => [
      { kind: "command", name: command, query: command, file: COMMANDS },
      ...flags.filter(isShown).map(({ name }) => ({
        kind: `flag of ${command}`,
        name,
        query: `${command} ${name}`,
        file: COMMANDS,
        command,
      })),
    ]),
  ];
}

function isShown({ isHidden = false }: Flag): boolean {
  return !isHidden;
}

function listVariables(variables: Facts["variables"]): ProductName[] {
  return variables
    .filter(({ name }) => !name.endsWith("*"))
    .map(({ name }) => ({
      kind: "environment variable",
      name,
      query: name.includes("_") ? name : `${name} variable`,
      file: "data/environment/variables.json",
    }));
}

function listFiles({ configuration }: Pick<Facts, "configuration">): ProductName[] {
  return FILES.flatMap((file) => {
    const schema = configuration.get(file);
    const keys = schema ? listKeys(schema) : [];
    return keys.map(({ path }) => ({
      kind: `key of ${file}`,
      name: path,
      query: /^[a-z]+$/.test(path) ? `${file} ${path}` : path,
      file: `data/configuration/${file}.schema.json`,
    }));
  });
}

function listApi(api: Api): ProductName[] {
  const { types, enums, inputs, scalars } = api;
  const typeNames = [...types.keys()].filter((name) => name !== ROOT.name);
  return [
    ...typeNames.map((name) => ({ kind: "type", name, query: name, file: TYPES })),
    ...listFunctions(api),
    ...[...enums].flatMap(([name, values]) => listMembers(name, [...values.keys()], "enumeration", "enums")),
    ...[...inputs].flatMap(([name, fields]) =>
      listMembers(
        name,
        fields.map((field) => field.name),
        "input",
        "inputs",
      ),
    ),
    ...scalars.map((name) => ({ kind: "scalar", name, query: name, file: "data/api/scalars.json" })),
  ];
}

function listMembers(owner: string, members: readonly string[], kind: string, source: string): ProductName[] {
  const file = `data/api/${source}.json`;
  return [
    { kind, name: owner, query: owner, file },
    ...members.map((name) => ({ kind: `member of ${owner}`, name, query: `${owner}.${name}`, owner, file })),
  ];
}

function listFunctions({ types }: Api): ProductName[] {
  const owned = [...types].flatMap(([type, { functions }]) => {
    const owner = type === ROOT.name ? ROOT.reference : type;
    return [...functions.keys()].map((name) => ({
      kind: `function of ${owner}`,
      name,
      query: `${owner}.${name}`,
      owner,
    }));
  });
  // In the spelling of the other languages, and without the type: the best known type that has it will do.
  const alone = [...new Set(owned.map(({ name }) => name))].filter((name) => /[A-Z]/.test(name));
  const spelled = alone.flatMap((name) =>
    [name, toSnake(name), name[0]?.toUpperCase() + name.slice(1)].map((query) => ({ kind: "function", name, query })),
  );
  return [...owned, ...spelled].map((name) => ({ ...name, file: TYPES }));
}

function toSnake(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
}
