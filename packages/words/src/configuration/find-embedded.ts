import { chooseSchema, type JsonPath, type JsonSchema, schemaOfKey } from "@docs/facts";

/** A value inside a configuration file that has its own format: shell commands, variables, or another file. */
export interface Embedded {
  readonly path: JsonPath;
  readonly value: unknown;
  /** The `format` of its schema. */
  readonly format: string;
  /** The object that contains it. */
  readonly parent: unknown;
}

/** Finds the values whose schema specifies a format. */
export function* findEmbedded(
  value: unknown,
  schema: JsonSchema,
  path: JsonPath = [],
  parent?: unknown,
): Generator<Embedded> {
  const chosen = schema.anyOf ? chooseSchema(value, schema.anyOf) : schema;
  if (chosen === undefined) {
    return;
  }
  if (chosen !== schema) {
    yield* findEmbedded(value, chosen, path, parent);
    return;
  }
  if (schema.format !== undefined) {
    yield { path, value, format: schema.format, parent };
  }
  for (const [key, inner] of childrenOf(value)) {
    const next = Array.isArray(value) ? (schema.items ?? false) : schemaOfKey(String(key), schema);
    if (typeof next === "object") {
      yield* findEmbedded(inner, next, [...path, key], value);
    }
  }
}

/** Keys that contain shell commands in files of programs without a schema. */
const SCRIPT_KEYS = new Set(["after_script", "before_script", "command", "commands", "run", "script"]);

/** Finds shell commands by the usual keys in a file without a schema, such as an excerpt. */
export function* findScripts(value: unknown, path: JsonPath = [], isScript = false): Generator<Embedded> {
  if (isScript && typeof value === "string") {
    yield { path, value, format: "shell", parent: undefined };
  }
  for (const [key, inner] of childrenOf(value)) {
    const isInner = typeof key === "number" ? isScript : SCRIPT_KEYS.has(key);
    yield* findScripts(inner, [...path, key], isInner);
  }
}

function childrenOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => [index, item] as const);
  }
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
