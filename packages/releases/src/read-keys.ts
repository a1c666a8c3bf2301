import { type JsonSchema, listKeys } from "@docs/facts";
import { parse } from "yaml";
import { type Keys, readStructKeys } from "./read-structs.ts";
import type { Repository } from "./repository.ts";

interface KeySchema extends JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, KeySchema>>;
}

/** Configuration files whose schemas the repository has, by name. */
const SCHEMAS: Readonly<Record<string, string>> = {
  "dagger.json": "docs/static/reference/dagger.schema.json",
  "engine.json": "docs/static/reference/engine.schema.json",
};

/** Configuration files that programs read into a struct of Go, with the files and the name of the struct. */
const STRUCTS: Readonly<Record<string, readonly [root: string, ...files: string[]]>> = {
  "engine.toml": [
    "Config",
    "internal/buildkit/util/resolver/config/config.go",
    "internal/buildkit/cmd/buildkitd/config/config.go",
  ],
  "pyproject.toml": ["PyProject", "sdk/python/runtime/discovery.go", "sdk/python/runtime/main.go"],
  "package.json": ["packageJSONConfig", "sdk/typescript/runtime/config.go"],
  "deno.json": ["denoJSONConfig", "sdk/typescript/runtime/config.go"],
};

const HELM_CHART = "helm/dagger";

/** Deepest level to which definitions are followed, because a definition may contain itself. */
const DEEPEST = 12;

/** Reads the keys of every configuration file whose keys the sources of a release declare. */
export function readAllKeys({ readFile, listFiles }: Repository, release: string): ReadonlyMap<string, Keys> {
  const read = (file: string) => readFile(release, file) ?? "";
  const templates = listFiles(release, `${HELM_CHART}/templates`).map(read);
  return new Map([
    ...Object.keys(SCHEMAS).map((name) => [name, readSchemaKeys(name, read)] as const),
    ...Object.entries(STRUCTS).map(([name, [root, ...files]]) => {
      return [name, readStructKeys(files.map(read).join("\n"), root)] as const;
    }),
    ["values.yaml", readValueKeys(read(`${HELM_CHART}/values.yaml`), templates)] as const,
  ]);
}

/** Reads the keys of `dagger.json` and `engine.json`, which have had a schema since 0.15. */
export function readPublishedKeys({ readFile }: Repository, release: string): ReadonlyMap<string, Keys> {
  const read = (file: string) => readFile(release, file) ?? "";
  return new Map(Object.keys(SCHEMAS).map((name) => [name, readSchemaKeys(name, read)]));
}

function readSchemaKeys(name: string, read: (file: string) => string): Keys {
  const text = read(SCHEMAS[name] ?? "");
  const keys = text === "" ? [] : listKeys(readKeySchema(text));
  return new Map(keys.map(({ path, schema }) => [path, typeOf(schema)]));
}

/** Returns the types of values that a schema accepts. */
export function typeOf({ type, anyOf = [] }: JsonSchema): string {
  const types = new Set(anyOf.length > 0 ? anyOf.map(typeOf) : [type ?? "object"]);
  // The only numbers of these files are whole ones.
  return [...types]
    .map((one) => one.replace("number", "integer"))
    .toSorted()
    .join("|");
}

/** Reads the values of a Helm chart, and the names that its templates use of those that have no value. */
function readValueKeys(values: string, templates: readonly string[]): Keys {
  const named = templates.join("\n").matchAll(/\.Values\.(?<path>[\w.]+)/g);
  const keys = new Map([...named].map(({ groups }) => [groups?.path ?? "", ""] as const));
  return new Map([...keys, ...listValues(parse(values) ?? {}, "")]);
}

function listValues(value: unknown, prefix: string): readonly (readonly [string, string])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [];
  }
  return Object.entries(value).flatMap(([key, below]) => {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    return [[path, nameType(below)] as const, ...listValues(below, path)];
  });
}

function nameType(value: unknown): string {
  if (value === null) {
    return "";
  }
  return Array.isArray(value) ? "array" : typeof value === "number" ? "integer" : typeof value;
}

/** Reads a JSON Schema of the repository, with the definitions in the places that refer to them. */
function readKeySchema(text: string): JsonSchema {
  const root = JSON.parse(text) as KeySchema;
  return expand(root, root, 0);
}

function expand(schema: KeySchema, root: KeySchema, depth: number): JsonSchema {
  if (typeof schema !== "object" || depth > DEEPEST) {
    return {};
  }
  const target = root.$defs?.[schema.$ref?.split("/").at(-1) ?? ""];
  if (target) {
    return expand(target, root, depth + 1);
  }
  const below = (one: JsonSchema): JsonSchema => expand(one as KeySchema, root, depth + 1);
  const { type, properties, items, additionalProperties, anyOf } = schema;
  return {
    ...(type ? { type } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, below(value)])) }
      : {}),
    ...(items ? { items: below(items) } : {}),
    ...(typeof additionalProperties === "object" ? { additionalProperties: below(additionalProperties) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(below) } : {}),
  };
}
