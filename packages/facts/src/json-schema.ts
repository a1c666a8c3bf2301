import { describeChoices } from "@docs/pages";

/** The part of JSON Schema that the site's schemas use. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  /** Readable name of the value, used instead of the pattern in messages about a text that doesn't match. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: "array" | "boolean" | "integer" | "null" | "number" | "object" | "string";
  readonly enum?: readonly string[];
  readonly pattern?: string;
  /** Additional format of the value, such as shell commands, which packages/words/src/configuration checks. */
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Schemas of the keys that match a pattern. */
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** `false` rejects other keys; a schema applies to each of them. */
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly default?: unknown;
  readonly deprecated?: boolean;
}

/** A location inside a JSON value: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

/** A mismatch between a value and its schema. */
export interface JsonFault {
  readonly path: JsonPath;
  /** Whether the mismatch is in the key at the end of the path rather than in its value. */
  readonly isKey: boolean;
  readonly found: string;
  readonly expected: string;
}

/** Validates a value against a schema and returns every mismatch, in the order of the value. */
export function validateJson(value: unknown, schema: JsonSchema, path: JsonPath = []): readonly JsonFault[] {
  if (schema.anyOf) {
    return validateAnyOf(value, schema.anyOf, path);
  }
  if (schema.type !== undefined && !hasType(value, schema.type)) {
    return [fault(path, `Unexpected ${nameOf(value)}`, withArticle(schema.type))];
  }
  if (typeof value === "string") {
    return validateText(value, schema, path);
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((item, index) => validateJson(item, items, [...path, index])) : [];
  }
  return isObject(value) ? validateObject(value, schema, path) : [];
}

/**
 * Chooses the schema that best matches a value among those of its type; if several match equally well, the first one.
 *
 * @returns undefined if none of them has the value's type.
 */
export function chooseSchema(value: unknown, schemas: readonly JsonSchema[]): JsonSchema | undefined {
  const typed = schemas.filter((schema) => schema.type === undefined || hasType(value, schema.type));
  const [first, ...rest] = typed.map((schema) => ({ schema, distance: distanceOf(validateJson(value, schema)) }));
  return first && rest.reduce((best, one) => (one.distance < best.distance ? one : best), first).schema;
}

/** Measures how far a value is from a schema. A misspelled key of the schema is closer than a key of something else. */
function distanceOf(faults: readonly JsonFault[]): number {
  return faults.reduce((sum, { isKey, expected }) => sum + (isKey && !expected.startsWith("one of") ? 1 : 2), 0);
}

/** Returns the schema that an object's schema defines for a key; `false` if the key isn't allowed. */
export function schemaOfKey(key: string, schema: JsonSchema): JsonSchema | boolean {
  const { properties = {}, patternProperties = {}, additionalProperties = true } = schema;
  const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
  const byForm = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, "u").test(key))?.[1];
  return own ?? byForm ?? additionalProperties;
}

function validateAnyOf(value: unknown, schemas: readonly JsonSchema[], path: JsonPath): readonly JsonFault[] {
  const chosen = chooseSchema(value, schemas);
  if (chosen === undefined) {
    const types = schemas.flatMap(({ type }) => (type ? [withArticle(type)] : []));
    return [fault(path, `Unexpected ${nameOf(value)}`, types.join(" or "))];
  }
  return validateJson(value, chosen, path);
}

function validateText(
  value: string,
  { enum: choices, pattern, title }: JsonSchema,
  path: JsonPath,
): readonly JsonFault[] {
  if (choices && !choices.includes(value)) {
    return [fault(path, `Unexpected value "${value}"`, describeChoices(value, choices))];
  }
  if (pattern && !new RegExp(pattern, "u").test(value)) {
    return [fault(path, `Unexpected value "${value}"`, title ?? `text of the form /${pattern}/`)];
  }
  return [];
}

function validateObject(
  value: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  path: JsonPath,
): readonly JsonFault[] {
  const { properties = {}, required = [] } = schema;
  const faults = Object.entries(value).flatMap(([key, item]): readonly JsonFault[] => {
    const inner = schemaOfKey(key, schema);
    if (inner === false) {
      const expected = describeChoices(key, Object.keys(properties));
      return [{ ...fault([...path, key], `Unexpected key "${key}"`, expected), isKey: true }];
    }
    return typeof inner === "object" ? validateJson(item, inner, [...path, key]) : [];
  });
  // A key that is only misspelled isn't also reported as missing.
  const isSlip = (key: string) => faults.some(({ isKey, expected }) => isKey && expected === `"${key}"`);
  const missing = required.filter((key) => !(key in value) && !isSlip(key));
  return [...missing.map((key) => fault(path, `Unexpected object without the key "${key}"`, "it")), ...faults];
}

function hasType(value: unknown, type: NonNullable<JsonSchema["type"]>): boolean {
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "null":
      return value === null;
    case "number":
      return typeof value === "number";
    case "object":
      return isObject(value);
    case "boolean":
    case "string":
      return typeof value === type;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) {
    return "list";
  }
  return value === null ? "null" : `${typeof value}${typeof value === "object" ? "" : ` ${JSON.stringify(value)}`}`;
}

function withArticle(type: string): string {
  return type === "null" ? type : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}

function fault(path: JsonPath, found: string, expected: string): JsonFault {
  return { path, isKey: false, found, expected };
}
