import { type JsonSchema, listKeys } from "@docs/facts";
import { parse } from "yaml";
import { type Keys, readStructKeys } from "./read-structs.ts";
import type { Repository } from "./repository.ts";

/** Configuration files whose schemas the repository has, by name. */
const SCHEMAS: Readonly<Record<string, string>> = {
  "dagger.json": "docs/static/reference/dagger.schema.json",
  "engine.json": "docs/static/reference/engine.schema.json",
};

/** Configuration files that programs read into a struct of Go, with the name and the files of the struct. */
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

/** Reads the keys of every configuration file whose keys the sources of a release declare. */
export function readAllKeys(repository: Repository, release: string): Readonly<Record<string, Keys>> {
  const read = (file: string) => repository.readFile(release, file) ?? "";
  const templates = repository.listFiles(release, `${HELM_CHART}/templates`).map(read).join("\n");
  // Templates also name values that the file of defaults leaves out.
  const named = [...templates.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = ""]) => [path, ""] as const);
  const structs = Object.entries(STRUCTS).map(([name, [root, ...files]]) => {
    return [name, readStructKeys(files.map(read).join("\n"), root)] as const;
  });
  return {
    ...readPublishedKeys(repository, release),
    ...Object.fromEntries(structs),
    "values.yaml": Object.fromEntries([...named, ...listValues(parse(read(`${HELM_CHART}/values.yaml`)) ?? {})]),
  };
}

/** Reads the keys of `dagger.json` and `engine.json`, which have had a schema since 0.15. */
export function readPublishedKeys({ readFile }: Repository, release: string): Readonly<Record<string, Keys>> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, file]) => {
      const keys = listKeys(expand(JSON.parse(readFile(release, file) ?? "{}")));
      return [name, Object.fromEntries(keys.map((key) => [key.path, typeOf(key.schema)]))];
    }),
  );
}

/** Puts the definitions of a JSON Schema in the places that refer to them. Fails if a definition contains itself. */
function expand({ $defs = {}, ...schema }: JsonSchema): JsonSchema {
  const resolve = (_: string, node: { readonly $ref?: string } | null) =>
    node?.$ref ? $defs[node.$ref.replace(/^.*\//, "")] : node;
  return JSON.parse(JSON.stringify(schema, resolve));
}

/** Returns the types of values that a schema accepts. */
export function typeOf({ type, anyOf = [] }: JsonSchema): string {
  const types = new Set(anyOf.length > 0 ? anyOf.map(typeOf) : [type ?? "object"]);
  // The only numbers of these files are whole ones.
  return [...types].toSorted().join("|").replace("number", "integer");
}

/** Lists the values of a Helm chart with their types; one without a default has none. */
function listValues(values: object, prefix = ""): readonly (readonly [path: string, type: string])[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const type = Array.isArray(value) ? "array" : value === null ? "" : typeof value;
    const own = [`${prefix}${key}`, type === "number" ? "integer" : type] as const;
    return type === "object" ? [own, ...listValues(value, `${prefix}${key}.`)] : [own];
  });
}
