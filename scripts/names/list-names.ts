import { type Api, capitalize, type Facts, type Flag, listKeys, toSnake } from "@docs/facts";

/** A product name, and the query that a reader would type to find exactly that. */
export interface ProductName {
  /** Description for messages, such as `flag of dagger call`. */
  readonly kind: string;
  /** Name as the documentation spells it. */
  readonly name: string;
  readonly query: string;
  /** File in `data/` that contains it. */
  readonly file: string;
  /** The type that it belongs to, for API members. */
  readonly owner?: string;
  /** The command that it belongs to, for flags. */
  readonly command?: string;
}

/** Configuration files whose keys have to be found. */
const FILES = ["dagger.json", "engine.json", "engine.toml", "values.yaml"];

const COMMANDS = "data/cli/commands.json";
const TYPES = "data/api/types.json";

/** API type that readers know by other names: `dag` in code, and `Client` in the reference. */
const ROOT = { name: "Query", reference: "Client" };

/**
 * Lists every name that a reader may look up: commands, flags, environment variables, configuration keys, and API
 * members. Names that are also English words, such as `debug`, are searched for together with their owners.
 */
export function listNames(facts: Pick<Facts, "api" | "cli" | "variables" | "configuration">): readonly ProductName[] {
  return [...listCommands(facts.cli), ...listVariables(facts.variables), ...listFiles(facts), ...listApi(facts.api)];
}

function listCommands({ commands, globalFlags }: Facts["cli"]): ProductName[] {
  return [
    ...globalFlags.filter(isShown).map(({ name }) => ({ kind: "global flag", name, query: name, file: COMMANDS })),
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
  // Spelled as in the other languages, and without the type: any documentation of such a function is accepted.
  const alone = [...new Set(owned.map(({ name }) => name))].filter((name) => /[A-Z]/.test(name));
  const spelled = alone.flatMap((name) =>
    [name, toSnake(name), capitalize(name)].map((query) => ({ kind: "function", name, query })),
  );
  return [...owned, ...spelled].map((name) => ({ ...name, file: TYPES }));
}
