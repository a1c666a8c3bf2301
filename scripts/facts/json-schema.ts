import { describeChoices } from "../lint/describe-choices.ts";

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: "array" | "boolean" | "integer" | "null" | "object" | "string";
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** `false` refuses other keys; a schema holds for each of them. */
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly default?: unknown;
  readonly deprecated?: boolean;
}

/** A place inside a JSON value: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

/** Where a value does not fit its schema. */
export interface JsonFault {
  readonly path: JsonPath;
  /** Whether the key at the end of the path is meant, not its value. */
  readonly isKey: boolean;
  readonly found: string;
  readonly expected: string;
}

/** Holds a value against a schema and gives every fault, in the order of the value. */
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

/** Gives the faults of the alternative that fits best: one of the right type, else the first. */
function validateAnyOf(value: unknown, schemas: readonly JsonSchema[], path: JsonPath): readonly JsonFault[] {
  const typed = schemas.filter(({ type }) => type === undefined || hasType(value, type));
  if (typed.length === 0) {
    const types = schemas.flatMap(({ type }) => (type ? [withArticle(type)] : []));
    return [fault(path, `Unexpected ${nameOf(value)}`, types.join(" or "))];
  }
  const results = typed.map((schema) => validateJson(value, schema, path));
  return results.find((faults) => faults.length === 0) ?? results[0] ?? [];
}

function validateText(value: string, { enum: choices, pattern }: JsonSchema, path: JsonPath): readonly JsonFault[] {
  if (choices && !choices.includes(value)) {
    return [fault(path, `Unexpected value "${value}"`, describeChoices(value, choices))];
  }
  if (pattern && !new RegExp(pattern, "u").test(value)) {
    return [fault(path, `Unexpected value "${value}"`, `text of the form /${pattern}/`)];
  }
  return [];
}

function validateObject(
  value: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  path: JsonPath,
): readonly JsonFault[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const missing = required.filter((key) => !(key in value));
  const faults = Object.entries(value).flatMap(([key, item]): readonly JsonFault[] => {
    const inner = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (inner === false) {
      const expected = describeChoices(key, Object.keys(properties));
      return [{ ...fault([...path, key], `Unexpected key "${key}"`, expected), isKey: true }];
    }
    return typeof inner === "object" ? validateJson(item, inner, [...path, key]) : [];
  });
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
